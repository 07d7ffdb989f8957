package kodex

import "math/bits"

// palettes are the sets of colours that may come to a side beside those that lie there: what is chosen may lie there if one of them holds its colours.
// Several may hold the same, and each set of cards is to be counted once: with its weight for each, the sets of cards within the palettes are just these.
// Which colours they are does not matter, only how many there are and how many may come: they are numbered from 0.
type palettes struct {
	list   []palette       // smaller ones first; 0 is no colour at all
	at     map[palette]int // in the list
	weight []int           // by number
	steps  [][2]int32      // each palette beside itself without one colour, colour by colour
	above  []marks         // by number: all that hold it
}

// newPalettes lists the palettes of up to room of so many colours; nil if they are too many.
func newPalettes(colours, room int) *palettes {
	p := &palettes{list: []palette{0}, at: map[palette]int{}}
	for from, n := 0, 0; n < room; n++ {
		end := len(p.list)
		for _, q := range p.list[from:end] {
			for c := bits.Len64(uint64(q)); c < colours; c++ {
				p.list = append(p.list, q|1<<c)
			}
		}
		if from = end; len(p.list) > 64*words {
			return nil
		}
	}
	for i, q := range p.list {
		p.at[q] = i
		p.weight = append(p.weight, weight(colours, room, q.size()))
	}
	p.above = make([]marks, len(p.list))
	for i, q := range p.list {
		for k, r := range p.list {
			if q.without(r) == 0 {
				p.above[i].set(k)
			}
		}
	}
	for c := range colours {
		for i, q := range p.list {
			if q&(1<<c) != 0 {
				p.steps = append(p.steps, [2]int32{int32(i), int32(p.at[q&^(1<<c)])})
			}
		}
	}
	return p
}

// weight is (-1)^(room-n) * C(colours-n-1, room-n): over all palettes of up to room colours that hold a given one, the weights come to 1.
func weight(colours, room, n int) int {
	out := 1
	for i := 1; i <= room-n; i++ {
		out = -out * (colours - n - i) / i
	}
	return out
}

// up adds to every palette what stands at those within it.
func (p *palettes) up(n []int) {
	for _, s := range p.steps {
		n[s[0]] += n[s[1]]
	}
}

// spread says which palettes may come to what lies there, and by hue which is the smallest that holds its colours, -1 where none does.
func (e *engine) spread(hues []hue, room int) (p *palettes, of []int) {
	of = make([]int, len(hues))
	all := palette(0)
	for i, h := range hues {
		all, of[i] = all.with(h.colour), -1
	}
	if room < 0 {
		return e.palettesOf(0, 0), of // not even what lies there may lie there
	}
	if all.size() <= room {
		all, room = 0, 0 // they cannot forbid anything
	}
	p = e.palettesOf(all.size(), room)
	if p == nil {
		return nil, nil
	}
	for i, h := range hues {
		if n, ok := p.at[h.colour.among(all)]; ok {
			of[i] = n
		}
	}
	return p, of
}

// among numbers the colours anew, by their place among all.
func (p palette) among(all palette) (out palette) {
	for n := 0; all != 0; n++ {
		c := all & -all
		if p&c != 0 {
			out |= 1 << n
		}
		all &^= c
	}
	return out
}

// palettesOf works them out once.
func (e *engine) palettesOf(colours, room int) *palettes {
	k := [2]int{colours, room}
	p, ok := e.spreads[k]
	if !ok {
		p = newPalettes(colours, room)
		e.spreads[k] = p
	}
	return p
}
