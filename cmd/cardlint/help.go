package main

import (
	"fmt"
	"runtime/debug"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

const usageTemplate = `{{words "usage"}}:
  {{.UseLine}}{{if .HasAvailableSubCommands}}

{{words "commands"}}:{{range .Commands}}{{if .IsAvailableCommand}}
  {{rpad .Name .NamePadding}} {{.Short}}{{end}}{{end}}{{end}}{{if .HasAvailableLocalFlags}}

{{words "flags"}}:
{{flagUsages .LocalFlags}}{{end}}{{if .HasAvailableInheritedFlags}}

{{words "global"}}:
{{flagUsages .InheritedFlags}}{{end}}{{with formats .}}

{{words "formats"}}: {{.}}{{end}}
`

const helpTemplate = `{{if .Long}}{{.Long}}{{else}}{{.Short}}{{end}}

{{.UsageString}}`

// help makes cobra's own words speak the language of the run.
func (a *app) help(root *cobra.Command) {
	heads := map[string]lint.Words{"usage": say.UsageHead, "commands": say.CommandsHead, "flags": say.FlagsHead, "global": say.GlobalHead, "formats": say.FormatsHead}
	cobra.AddTemplateFunc("words", func(k string) string { return heads[k].In(a.lang) })
	cobra.AddTemplateFunc("flagUsages", func(f *pflag.FlagSet) string { return flagUsages(f, say.DefaultWord.In(a.lang)) })
	cobra.AddTemplateFunc("formats", func(cmd *cobra.Command) string { return strings.Join(formatsOf(cmd), ", ") })
	root.Version = version()
	root.SetVersionTemplate("cardlint {{.Version}}\n")
	root.Flags().Bool("version", false, say.FlagVersion.In(a.lang))
	root.SetUsageTemplate(usageTemplate)
	root.SetHelpTemplate(helpTemplate)
	root.SetFlagErrorFunc(a.flagError)
	root.CompletionOptions.DisableDefaultCmd = true // completionCommand is ours
	root.DisableFlagsInUseLine = true
	root.SetHelpCommand(&cobra.Command{
		Use:                   "help",
		Short:                 say.HelpHelp.In(a.lang),
		DisableFlagsInUseLine: true,
		RunE: func(_ *cobra.Command, args []string) error {
			about, rest, err := root.Find(args)
			if err != nil || len(rest) > 0 {
				return usageError{say.Unknown(say.ACommand, strings.Join(args, " "), commandNames(root))}
			}
			return about.Help()
		},
	})
}

// formatsOf lists the formats of a command; that of no command is check, and those of config have none.
func formatsOf(cmd *cobra.Command) []string {
	switch {
	case !cmd.HasParent():
		return formatNames("check")
	case cmd.Parent().HasParent():
		return nil
	}
	return formatNames(cmd.Name())
}

// flagUsages lists flags in two columns. pflag does the same but counts bytes, and so breaks the columns at every accent.
func flagUsages(f *pflag.FlagSet, defaultWord string) string {
	var left, right []string
	f.VisitAll(func(f *pflag.Flag) {
		if f.Hidden {
			return
		}
		value, usage := pflag.UnquoteUsage(f)
		l := "      --" + f.Name
		if f.Shorthand != "" {
			l = "  -" + f.Shorthand + ", --" + f.Name
		}
		if value != "" {
			l += " " + value
		}
		if !slices.Contains([]string{"", "0", "-1", "0s", "false", "[]"}, f.DefValue) {
			value := f.DefValue
			if f.Value.Type() == "string" {
				value = fmt.Sprintf("%q", value)
			}
			usage += " " + defaultWord + value + ")"
		}
		left, right = append(left, l), append(right, usage)
	})
	widest := 0
	for _, l := range left {
		widest = max(widest, utf8.RuneCountInString(l))
	}
	for i, l := range left {
		left[i] = l + strings.Repeat(" ", widest-utf8.RuneCountInString(l)+3) + right[i]
	}
	return strings.Join(left, "\n")
}

// released is the version that the release script builds (-ldflags "-X main.released=1.2.3").
var released string

// version is that of a release, or of the module where the program was installed as one, else "devel".
func version() string {
	if released != "" {
		return released
	}
	if info, ok := debug.ReadBuildInfo(); ok && info.Main.Version != "" && info.Main.Version != "(devel)" {
		return info.Main.Version
	}
	return "devel"
}
