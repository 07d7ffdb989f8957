package report

import (
	"strconv"
	"strings"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

// htmlReasons say why the ancient magic of some alike cards is off, class by class.
type htmlReasons struct {
	ID, Title string
	State     lint.State
	Cards     []htmlName
	Classes   []htmlClass
	Larger    string
}

// htmlClass are the reasons of one class: sets of cards, or one sentence.
type htmlClass struct {
	ID, By, Title, Say string
	Count              int // of cards that are causes
	Sets               []htmlSet
	More               string // how many sets are left out
}

// htmlSet is a minimal set of cards that switches off.
type htmlSet struct {
	Members []htmlMember
	Terms   []string // while, unless
}

// htmlMember is one place of a set: any one of its cards.
type htmlMember struct {
	Side, Terms string
	Cards       []htmlCause
	More        string
}

// htmlCause is a card in a set, with the phrases that do it.
type htmlCause struct {
	htmlName
	Place  string
	Quotes []string
}

const (
	mostListed   = 12   // sets in a class, and alike cards in one place of a set
	mostExpanded = 2000 // sets of cards behind a group: where there are more, listing them would take longer than finding them
)

func (r *htmlReasons) class(by string) *htmlClass {
	for i := range r.Classes {
		if r.Classes[i].By == by {
			return &r.Classes[i]
		}
	}
	return nil
}

// add puts a set into its class, as long as there is room.
func (r *htmlReasons) add(b *htmlBuilder, s *lint.Combo, by string, most int) {
	c := r.class(by)
	if c == nil {
		r.Classes = append(r.Classes, htmlClass{ID: r.ID + "-" + by, By: by, Title: b.say(say.Why(s.By, s.Rule))})
		c = &r.Classes[len(r.Classes)-1]
	}
	c.Sets = append(c.Sets, htmlSet{})
	if most == 0 || len(c.Sets) <= most {
		c.Sets[len(c.Sets)-1] = b.set(s, most)
	}
}

// cut drops the sets that found no room and says how many they are.
func (r *htmlReasons) cut(b *htmlBuilder, most int) {
	for i := range r.Classes {
		if c := &r.Classes[i]; len(c.Sets) > most {
			c.More = b.say(say.MoreIn(len(c.Sets)-most, "combos"))
			c.Sets = c.Sets[:most]
		}
	}
}

// generalReasons are the causes that hit every ancient-magic card alike; every one of them is listed.
func (b *htmlBuilder) generalReasons() *htmlReasons {
	r := &htmlReasons{ID: "g0", Title: b.say(say.HTML.Every), State: lint.StateOff}
	always := b.in.Facts.Combos.Always
	for i := range always {
		r.add(b, &always[i], always[i].By, 0)
		for _, m := range always[i].Members {
			r.class(always[i].By).Count += len(m.Cards)
		}
	}
	return r
}

// reasons lists the sets behind a group of alike cards, or where they are too many the cards that have a part in them.
func (b *htmlBuilder) reasons(n int, g []lint.AncientCard) htmlReasons {
	a := &g[0]
	r := htmlReasons{ID: "g" + strconv.Itoa(n), Title: b.say(say.AncientCards(len(g), a.Besides)), State: a.Besides}
	for i := range g {
		r.Cards = append(r.Cards, htmlName{visible(g[i].Name), "#a" + strconv.Itoa(g[i].Index)})
	}
	if a.Count > mostExpanded {
		b.causesOf(&r, a)
	} else {
		sets := a.Sets()
		for i := range sets {
			if len(sets[i].Members) > 0 { // none: the card's own text, which has a class of its own
				r.add(b, &sets[i], sets[i].By, mostListed)
			}
		}
		r.cut(b, mostListed)
	}
	for _, own := range []struct {
		is  bool
		say lint.Words
	}{{a.OwnReduction, say.OwnReduction()}, {a.OwnUnread, say.OwnUnread()}} {
		if own.is {
			r.Classes = append(r.Classes, htmlClass{ID: r.ID + "-" + ownText, By: ownText, Title: b.say(say.OwnText), Say: b.say(own.say)})
			break
		}
	}
	if a.Larger {
		r.Larger = b.say(say.Larger)
	}
	return r
}

// causesOf lists the cards that have a part in switching a card off, class by class.
func (b *htmlBuilder) causesOf(r *htmlReasons, a *lint.AncientCard) {
	for _, x := range b.causes[a.Index] {
		card := &b.in.Facts.Pool.Cards[x.Card]
		s := lint.Combo{By: x.By, Rule: "78.2", Members: []lint.Member{{Side: lint.OwnSide, Cards: []lint.Ref{card.Ref()}}}}
		r.add(b, &s, x.By, mostListed)
	}
	r.cut(b, mostListed)
	for i := range r.Classes {
		r.Classes[i].Say = b.say(say.TooManySets(a.Count))
	}
}

func (b *htmlBuilder) set(s *lint.Combo, most int) htmlSet {
	var out htmlSet
	for i := range s.Members {
		m := &s.Members[i]
		v := htmlMember{Side: b.say(say.Side(m.Side))}
		if len(m.Cards) > 1 {
			v.Side += " " + b.say(say.AnyOf(len(m.Cards)))
		}
		n := len(m.Cards)
		if most > 0 && n > most+1 {
			n = most
			v.More = b.say(say.More(len(m.Cards) - n))
		}
		for _, r := range m.Cards[:n] {
			v.Cards = append(v.Cards, b.cause(r, most == 0 || len(m.Cards) == 1))
		}
		var when []string
		for _, w := range []lint.Words{say.When(m.When), say.Lasts(m.Lasts)} {
			if t := b.say(w); t != "" {
				when = append(when, t)
			}
		}
		v.Terms = strings.Join(when, ", ")
		out.Members = append(out.Members, v)
	}
	for _, w := range s.While {
		out.Terms = append(out.Terms, b.say(say.WhileWords(w)))
	}
	for _, u := range s.Unless {
		var names []string
		for _, r := range u.Cards {
			names = append(names, visible(r.Name))
		}
		out.Terms = append(out.Terms, b.say(say.Unless(u.Side))+": "+strings.Join(names, ", "))
	}
	return out
}

// cause names a card of a set; quoted, with its place and the phrases that change costs.
func (b *htmlBuilder) cause(r lint.Ref, quoted bool) htmlCause {
	v := htmlCause{htmlName: htmlName{visible(r.Name), b.href(r)}}
	i, ok := b.cards[r.Pos]
	if !quoted || !ok {
		return v
	}
	v.Place = b.place(r.Pos)
	for _, s := range phrases(&b.in.Facts.Readings[i]) {
		if s.Quote != "" {
			v.Quotes = append(v.Quotes, visible(s.Quote))
		}
	}
	return v
}

// phrases are those for which a card is a cause: changes of other cards' costs, else whatever else was read of cost or ancient magic.
func phrases(r *lint.Reading) (out []lint.Span) {
	for i := range r.Modifiers {
		if c := r.Modifiers[i].Code; c == lint.M1 || c == lint.M2 || c == lint.M3 {
			out = append(out, r.Modifiers[i].Span)
		}
	}
	if r.Ancient.Kind == "negates" {
		out = append(out, r.Ancient.Span)
	}
	if len(out) > 0 {
		return out
	}
	for i := range r.Modifiers {
		out = append(out, r.Modifiers[i].Span)
	}
	for _, u := range r.Unread {
		out = append(out, u.Span)
	}
	return out
}
