package main

import (
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
	"github.com/cardlint/cardlint/loaders"
)

// completionCommand writes the script by which a shell completes commands, flags and their values. It takes the place of cobra's own,
// which speaks English alone.
func (a *app) completionCommand() *cobra.Command {
	shells := []string{"bash", "zsh", "fish", "powershell"}
	return &cobra.Command{
		Use:                   "completion " + strings.Join(shells, "|"),
		Short:                 say.HelpCompletion.In(a.lang),
		Long:                  say.HelpCompletionLong.In(a.lang),
		DisableFlagsInUseLine: true,
		ValidArgs:             shells,
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) == 0 {
				return usageError{say.NoShell(shells)}
			}
			shell := strings.Join(args, " ")
			if !slices.Contains(shells, shell) {
				return usageError{say.Unknown(say.AShell, shell, shells)}
			}
			return a.completion(cmd.Root(), shell)
		},
	}
}

func (a *app) completion(root *cobra.Command, shell string) error {
	write := map[string]func() error{
		"bash":       func() error { return root.GenBashCompletionV2(a.stdout, true) },
		"zsh":        func() error { return root.GenZshCompletion(a.stdout) },
		"fish":       func() error { return root.GenFishCompletion(a.stdout, true) },
		"powershell": func() error { return root.GenPowerShellCompletionWithDesc(a.stdout) },
	}
	if err := write[shell](); err != nil {
		a.unwritten = true
		a.complain(cannotWrite(say.StandardOutput.In(a.lang), err))
		return stopped{}
	}
	return nil
}

// completeFlags tells the shells what the flags with a fixed set of values may be.
func completeFlags(root *cobra.Command) error {
	formats := func(cmd *cobra.Command, _ []string, _ string) ([]string, cobra.ShellCompDirective) {
		return formatsOf(cmd), cobra.ShellCompDirectiveNoFileComp
	}
	if err := root.RegisterFlagCompletionFunc("format", formats); err != nil {
		return err
	}
	for name, values := range map[string][]string{
		"fail-on":    {string(lint.Error), string(lint.Warning), string(lint.Note), never},
		"lang":       {string(lint.Hungarian), string(lint.English)},
		"color":      {"auto", "always", never},
		"encoding":   loaders.Encodings(),
		"zero-costs": zeroCosts,
	} {
		if err := root.RegisterFlagCompletionFunc(name, cobra.FixedCompletions(values, cobra.ShellCompDirectiveNoFileComp)); err != nil {
			return err
		}
	}
	return nil
}
