package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"strings"
	"syscall"

	"github.com/spf13/cobra"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/config"
	"github.com/cardlint/cardlint/lint/say"
)

// app is one run of the program: its streams, its flags, and how it goes.
type app struct {
	flags
	knowing
	outcome
	config         *config.Config // nil until it is known
	stdin          io.Reader
	stdout, stderr io.Writer
	lang           lint.Lang
	getenv         func(string) string
	copied         *bytes.Buffer // standard input as it is read, where a report needs it whole; else nil
}

// run is the program: arguments without the program's name, streams, and the exit code of exit.go.
// A cancelled context, SIGINT and SIGTERM cut the work.
func run(ctx context.Context, args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	ctx, stop := signal.NotifyContext(ctx, os.Interrupt, syscall.SIGTERM)
	defer stop()
	context.AfterFunc(ctx, stop) // a second Ctrl-C then ends the program at once
	a := &app{stdin: stdin, stdout: stdout, stderr: stderr, getenv: os.Getenv, lang: language(args, os.Getenv)}
	root := a.root()
	root.SetArgs(append([]string{}, args...))
	root.SetIn(stdin)
	root.SetOut(stdout)
	root.SetErr(stderr)
	cmd, err := root.ExecuteContextC(ctx)
	a.fail(cmd, err)
	return a.code()
}

// fail notes what an error means for the exit code and says it, if it was not said.
func (a *app) fail(cmd *cobra.Command, err error) {
	var u usageError
	switch {
	case err == nil || errors.As(err, &stopped{}):
	case errors.As(err, &u):
		a.usage = true
		a.complain(u.Words)
		_, _ = fmt.Fprintln(a.stderr, say.SeeHelp(cmd.CommandPath()).In(a.lang))
	default: // of cobra itself; what it checks beyond flags and commands is usage
		a.usage = true
		a.complain(lint.Words{Hu: err.Error(), En: err.Error()})
	}
}

// complain writes a sentence to standard error. Where even that fails there is nobody left to tell.
func (a *app) complain(w lint.Words) { _, _ = fmt.Fprintln(a.stderr, "cardlint: "+w.In(a.lang)) }

// root builds the commands anew for every run, in the language of the run.
func (a *app) root() *cobra.Command {
	root := &cobra.Command{
		Use:           "cardlint " + say.FileWord.In(a.lang),
		Long:          say.HelpRoot.In(a.lang),
		Args:          cobra.ArbitraryArgs, // without a command: check
		SilenceErrors: true,
		SilenceUsage:  true,
		PersistentPreRunE: func(cmd *cobra.Command, _ []string) error {
			if err := a.valid(cmd.Flags()); err != nil {
				return err
			}
			if (a.given["format"] || a.given["output"]) && len(formatsOf(cmd)) == 0 {
				return usageError{say.NoFormats(strings.TrimPrefix(cmd.CommandPath(), cmd.Root().Name()+" "))}
			}
			return nil
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) > 0 && args[0] != "" && !looksLikeFile(args[0]) {
				return usageError{say.Unknown(say.ACommand, args[0], commandNames(cmd))}
			}
			return a.check(cmd.Context(), args)
		},
	}
	root.AddCommand(a.checkCommand(), a.modifiersCommand(), a.combosCommand(), a.costCommand(), a.repairCommand(), a.explainCommand(), a.parseCommand(), a.columnsCommand(), a.rulesCommand())
	root.AddCommand(a.completionCommand(), a.manCommand())
	root.AddCommand(a.baselineCommand(), a.diffCommand(), a.initCommand(), a.configCommand())
	root.Flags().StringArrayVar(&a.against, "against", nil, say.FlagAgainst.In(a.lang))
	a.defineKnowing(root)
	a.define(root, a.lang)
	a.help(root)
	if err := completeFlags(root); err != nil {
		panic(err) // a flag that define does not know, or one completed twice: a slip in the program
	}
	return root
}

// looksLikeFile tells a mistyped command from a file: a file exists, or at least has a dot or a slash in its name.
func looksLikeFile(arg string) bool {
	if arg == "-" {
		return true
	}
	for _, r := range arg {
		if r == '.' || r == '/' || r == os.PathSeparator {
			return true
		}
	}
	_, err := os.Stat(arg)
	return err == nil
}

func commandNames(root *cobra.Command) []string {
	var out []string
	for _, c := range root.Commands() {
		if !c.Hidden && c.Name() != "help" {
			out = append(out, c.Name())
		}
	}
	return out
}
