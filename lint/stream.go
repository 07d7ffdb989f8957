package lint

import (
	"context"
	"runtime"

	"github.com/sourcegraph/conc/stream"
)

// ReadAll lets a source hand over cards one after another while workers read the earlier ones, and returns both in the source's order,
// whatever the number of workers (0: one a processor). The source's error is returned with what was read before it; after a cancelled
// context the cards that no worker reached are left out, and the context's error is returned.
func ReadAll(ctx context.Context, source func(emit func(Card) error) error, read func(*Card) Reading, jobs int) ([]Card, []Reading, error) {
	if jobs <= 0 {
		jobs = runtime.GOMAXPROCS(0)
	}
	var cards []Card
	var readings []Reading
	s := stream.New().WithMaxGoroutines(jobs)
	err := source(func(c Card) error {
		if err := ctx.Err(); err != nil {
			return err
		}
		s.Go(func() stream.Callback {
			if ctx.Err() != nil {
				return func() {}
			}
			r := read(&c)
			return func() {
				cards = append(cards, c)
				readings = append(readings, r)
			}
		})
		return nil
	})
	s.Wait()
	if err == nil {
		err = ctx.Err()
	}
	return cards, readings, err
}
