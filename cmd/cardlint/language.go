package main

import (
	"strings"

	"github.com/cardlint/cardlint/lint"
)

// language finds the language of the run before flags are parsed, for usage errors speak it, too: --lang, else the first of LC_ALL,
// LC_MESSAGES and LANG that names a language (C and POSIX name none), else Hungarian. Any other language means English.
func language(args []string, getenv func(string) string) lint.Lang {
	for i, arg := range args {
		if arg == "--" {
			break
		}
		v, ok := strings.CutPrefix(arg, "--lang=")
		if arg == "--lang" && i+1 < len(args) {
			v, ok = args[i+1], true
		}
		if ok && (v == string(lint.Hungarian) || v == string(lint.English)) {
			return lint.Lang(v)
		}
	}
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		v, _, _ := strings.Cut(getenv(name), ".")
		v, _, _ = strings.Cut(v, "@")
		v, _, _ = strings.Cut(strings.ToLower(v), "_")
		switch v {
		case "", "c", "posix":
		case "hu":
			return lint.Hungarian
		default:
			return lint.English
		}
	}
	return lint.Hungarian
}
