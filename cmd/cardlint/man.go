package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/cobra/doc"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/say"
)

// manCommand writes manual pages, one a command, into a folder. The release script calls it; it is hidden, for nobody else has to.
func (a *app) manCommand() *cobra.Command {
	return &cobra.Command{
		Use:    "man FOLDER",
		Hidden: true,
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) != 1 {
				return usageError{say.NoFolder()}
			}
			if err := a.manPages(cmd.Root(), args[0]); err != nil {
				a.unwritten = true
				a.complain(cannotWrite(args[0], err))
				return stopped{}
			}
			return nil
		},
	}
}

// manHeadings are the words of cobra's pages that have to speak the language of the run.
var manHeadings = map[string]lint.Words{
	"NAME": say.ManName, "SYNOPSIS": say.UsageHead, "DESCRIPTION": say.ManDescription, "OPTIONS": say.FlagsHead,
	"OPTIONS INHERITED FROM PARENT COMMANDS": say.GlobalHead, "SEE ALSO": say.ManSeeAlso,
}

func (a *app) manPages(root *cobra.Command, folder string) error {
	root.DisableAutoGenTag = true
	day := time.Unix(0, 0).UTC() // the pages of a version are the same whenever they are made
	for _, cmd := range append([]*cobra.Command{root}, root.Commands()...) {
		if cmd.Hidden {
			continue
		}
		name := strings.ReplaceAll(cmd.CommandPath(), " ", "-")
		var b bytes.Buffer
		head := doc.GenManHeader{Title: strings.ToUpper(name), Section: "1", Source: "cardlint " + version(), Date: &day}
		if err := doc.GenMan(cmd, &head, &b); err != nil {
			return err
		}
		page := b.String()
		for from, to := range manHeadings {
			page = strings.ReplaceAll(page, "\n.SH "+from+"\n", "\n.SH "+strings.ToUpper(to.In(a.lang))+"\n")
		}
		if err := os.WriteFile(filepath.Join(folder, name+".1"), []byte(page), 0o644); err != nil {
			return err
		}
	}
	return nil
}
