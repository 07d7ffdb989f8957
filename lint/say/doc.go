// Package say holds the sentences for people, Hungarian and English, each once. In: facts of package lint. Out: lint.Words.
package say
