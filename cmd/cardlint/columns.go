package main

import (
	"context"
	"slices"

	"github.com/spf13/cobra"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/report"
	"github.com/cardlint/cardlint/lint/say"
	"github.com/cardlint/cardlint/loaders"
)

func (a *app) columnsCommand() *cobra.Command {
	return &cobra.Command{
		Use:                   "columns " + say.FileWord.In(a.lang),
		Short:                 say.HelpColumns.In(a.lang),
		DisableFlagsInUseLine: true,
		RunE:                  func(cmd *cobra.Command, args []string) error { return a.columnsOf(cmd.Context(), args) },
	}
}

// columnsOf prints how each sheet is read. Findings about cells are left to check.
func (a *app) columnsOf(ctx context.Context, files []string) error {
	ctx, cancel := a.timed(ctx)
	defer cancel()
	to, err := a.targets("columns", files)
	if err != nil {
		return err
	}
	if err := a.named(files); err != nil {
		return err
	}
	if err := a.configure(files); err != nil {
		return err
	}
	opt, err := a.loading()
	if err != nil {
		return err
	}
	stdin := &cuttable{ctx: ctx, r: a.stdin}
	layouts, problems, err := loaders.Layouts(ctx, files, stdin, opt)
	if stdin.cut { // what the loader made of the cut is no fault of the input
		problems = slices.DeleteFunc(problems, func(p lint.Problem) bool { return p.Pos.File == "-" })
	}
	a.problems(problems, true)
	if err != nil || ctx.Err() != nil {
		return a.stop(ctx, err)
	}
	if a.usage {
		return stopped{}
	}
	return a.write(ctx, to, &report.Input{Layouts: layouts})
}
