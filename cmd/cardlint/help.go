package main

import (
	"strings"

	"github.com/spf13/cobra"

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
{{flagUsages .InheritedFlags}}{{end}}
`

const helpTemplate = `{{if .Long}}{{.Long}}{{else}}{{.Short}}{{end}}

{{.UsageString}}`

// help makes cobra's own words speak the language of the run.
func (a *app) help(root *cobra.Command) {
	heads := map[string]lint.Words{"usage": say.UsageHead, "commands": say.CommandsHead, "flags": say.FlagsHead, "global": say.GlobalHead}
	cobra.AddTemplateFunc("words", func(k string) string { return heads[k].In(a.lang) })
	cobra.AddTemplateFunc("flagUsages", func(f interface{ FlagUsages() string }) string {
		return strings.TrimRight(strings.ReplaceAll(f.FlagUsages(), "(default ", say.DefaultWord.In(a.lang)), "\n")
	})
	root.SetUsageTemplate(usageTemplate)
	root.SetHelpTemplate(helpTemplate)
	root.SetFlagErrorFunc(a.flagError)
	root.CompletionOptions.HiddenDefaultCmd = true
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
