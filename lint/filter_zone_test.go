package lint

import "testing"

func TestMatchFromZone(t *testing.T) {
	discard := Conjunction{Zone: []string{"discard"}}
	goblinFromDiscard := Conjunction{Subtype: []string{"goblin"}, Zone: []string{"discard"}}
	for _, c := range []struct {
		name  string
		any   Conjunction
		zones []string
		want  Answer
	}{
		{"from where is not known", discard, nil, Maybe},
		{"from there", discard, []string{"discard", "reaction"}, Yes},
		{"from elsewhere", discard, []string{"hand"}, No},
		{"not from there, not known", Conjunction{Not: []Conjunction{discard}}, nil, Maybe},
		{"not from there, and it is not", Conjunction{Not: []Conjunction{discard}}, []string{"hand"}, Yes},
		{"another kind of card wherever it comes from", goblinFromDiscard, nil, No},
	} {
		if got := (Filter{Any: []Conjunction{c.any}, Exact: true}).MatchFrom(&Card{}, c.zones); got != c.want {
			t.Errorf("%s: %d, want %d", c.name, got, c.want)
		}
	}
}
