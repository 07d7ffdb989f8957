module github.com/cardlint/cardlint

go 1.26.0

require (
	github.com/sourcegraph/conc v0.3.0
	pgregory.net/rapid v1.3.0
)

require (
	github.com/stretchr/testify v1.11.1 // indirect
	go.uber.org/atomic v1.7.0 // indirect
	go.uber.org/multierr v1.9.0 // indirect
)
