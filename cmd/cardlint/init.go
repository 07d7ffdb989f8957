package main

import (
	"context"
	"errors"
	"os"
	"path/filepath"

	"github.com/spf13/cobra"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/config"
	"github.com/cardlint/cardlint/lint/say"
	"github.com/cardlint/cardlint/loaders"
)

func (a *app) initCommand() *cobra.Command {
	return &cobra.Command{
		Use:                   "init [" + say.FileWord.In(a.lang) + "]",
		Short:                 say.HelpInit.In(a.lang),
		DisableFlagsInUseLine: true,
		RunE:                  func(cmd *cobra.Command, args []string) error { return a.init(cmd.Context(), args) },
	}
}

// init writes a new configuration beside the first file, or where --config says. What is there stays.
func (a *app) init(ctx context.Context, files []string) error {
	ctx, cancel := a.timed(ctx)
	defer cancel()
	path := filepath.Join(folderOf(files), config.Name)
	if a.configFile != "" {
		path = a.configFile
	}
	if _, err := os.Lstat(path); err == nil {
		return usageError{say.ConfigThere(path)}
	}
	var layouts []lint.Layout
	if len(files) > 0 {
		opt, err := a.loading()
		if err != nil {
			return err
		}
		var problems []lint.Problem
		layouts, problems, err = loaders.Layouts(ctx, files, &cuttable{ctx: ctx, r: a.stdin}, opt)
		if err != nil || ctx.Err() != nil {
			return a.stop(ctx, err)
		}
		a.problems(problems, true)
		if len(layouts) == 0 { // no table of cards: the reason was said
			a.unread = true
			return stopped{}
		}
	}
	if err := writeNew(path, config.New(layouts, a.lang)); err != nil {
		a.unwritten = true
		a.complain(cannotWrite(path, err))
		return stopped{}
	}
	return a.print(say.ConfigWritten(path).In(a.lang) + "\n")
}

// writeNew writes a file that is not there yet.
func writeNew(path, text string) error {
	f, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	if err != nil {
		return err
	}
	_, err = f.WriteString(text)
	if err = errors.Join(err, f.Close()); err != nil {
		_ = os.Remove(path)
	}
	return err
}
