package kodex

import (
	"context"
	"runtime"
	"testing"
	"time"
)

func heap() uint64 {
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.HeapAlloc
}

// TestMemoryIsNoMoreThanThePool: the answer about 10,000 cards with all sets of size 3, and what it takes on the way, hold no more than the pool itself.
func TestMemoryIsNoMoreThanThePool(t *testing.T) {
	runtime.GC()
	before := heap()
	f := large(10000)
	runtime.GC()
	pool := heap() - before
	done := make(chan struct{})
	highest := make(chan uint64)
	go func() {
		most := uint64(0)
		for {
			select {
			case <-done:
				highest <- most
				return
			case <-time.After(2 * time.Millisecond):
				most = max(most, heap())
			}
		}
	}()
	got, err := Combine(context.Background(), f, 2)
	close(done)
	if err != nil {
		t.Fatal(err)
	}
	peak := max(<-highest, heap()) - before
	runtime.GC()
	held := heap() - before
	t.Logf("pool %d KB; with the answer %d KB; at the highest, garbage included, %d KB (%.2f times the pool)", pool>>10, held>>10, peak>>10, float64(peak)/float64(pool))
	if held > 2*pool {
		t.Errorf("the pool takes %d KB, with the answer %d KB", pool>>10, held>>10)
	}
	runtime.KeepAlive(got)
	runtime.KeepAlive(f)
}
