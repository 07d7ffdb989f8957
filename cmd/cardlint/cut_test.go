package main

import (
	"bytes"
	"context"
	"errors"
	"testing"
)

// A report stops where a time-out or interrupt meets it, and says why.
func TestUntilCut(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	var b bytes.Buffer
	w := untilCut{ctx, &b}
	if _, err := w.Write([]byte("one\n")); err != nil {
		t.Fatal(err)
	}
	cancel()
	if n, err := w.Write([]byte("two\n")); n != 0 || !errors.Is(err, context.Canceled) {
		t.Errorf("wrote %d, %v", n, err)
	}
	if b.String() != "one\n" {
		t.Errorf("%q", b.String())
	}
}
