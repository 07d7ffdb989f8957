package main

import (
	"bytes"
	"context"
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/cardlint/cardlint/lint"
	"github.com/cardlint/cardlint/lint/baseline"
	"github.com/cardlint/cardlint/lint/say"
	"github.com/cardlint/cardlint/loaders"
	"github.com/cardlint/cardlint/rules"
)

// knownAt gives the lines of what was found in the files as they were at the revision of --new-from. The files are taken out of git into a
// folder of their own and read like the present ones, with the same flags; what was odd about them then is nobody's business now.
func (a *app) knownAt(ctx context.Context, files []string) ([]lint.Known, error) {
	if len(files) == 0 {
		return nil, usageError{say.NoFile()}
	}
	dir, err := os.MkdirTemp("", "cardlint-")
	if err != nil {
		return nil, a.noRevision(ctx, say.WhySystem(err.Error()))
	}
	defer func() { _ = os.RemoveAll(dir) }()
	r := revision{ctx: ctx, name: a.newFrom, dir: dir}
	then, err := r.takeOut(files)
	if err != nil {
		return nil, a.noRevision(ctx, wordsOf(err))
	}
	against, err := r.takeOut(a.against)
	if err != nil {
		return nil, a.noRevision(ctx, wordsOf(err))
	}
	for _, f := range r.absent {
		a.complain(say.NotAtRevision(f, a.newFrom))
	}
	if len(then) == 0 {
		return nil, nil
	}
	return a.findThen(ctx, then, against, &r)
}

// findThen conducts what was taken out.
func (a *app) findThen(ctx context.Context, files, against []string, r *revision) ([]lint.Known, error) {
	loading, err := a.loading()
	if err != nil {
		return nil, err
	}
	source := func(files []string) rules.Source {
		return func(emit func(lint.Card) error) ([]lint.Problem, error) {
			return loaders.Load(ctx, files, strings.NewReader(""), loading, emit)
		}
	}
	opt := a.decided(checking())
	opt.Jobs = a.jobs
	if len(against) > 0 {
		opt.Against = source(against)
	}
	f, err := rules.Conduct(ctx, source(files), opt)
	if err != nil || ctx.Err() != nil {
		return nil, a.stop(ctx, err)
	}
	for _, p := range f.Pool.Problems {
		if p.Fatal { // then less is known, and more is new: no harm, but it must be said
			a.complain(say.UnreadAtRevision(r.now(p.Pos.File), a.newFrom, p.Say))
		}
	}
	return baseline.Of(rules.Findings(f, a.jobs)), nil
}

// noRevision says why there is nothing to compare with.
func (a *app) noRevision(ctx context.Context, why lint.Words) error {
	if ctx.Err() != nil {
		return a.stop(ctx, ctx.Err())
	}
	a.usage = true
	a.complain(say.InFlag("new-from "+a.newFrom, why))
	return stopped{}
}

// revision takes files out of git as they were.
type revision struct {
	ctx    context.Context
	name   string // as the user named it
	dir    string // the folder where they are put
	took   [][2]string
	absent []string // files of now that were not there then
	taken  int
}

// now is the path of the present file that one of then stands for.
func (r *revision) now(then string) string {
	for _, t := range r.took {
		if t[0] == then {
			return t[1]
		}
	}
	return then
}

// takeOut puts the files as they were into folders of their own, under their own names, and gives their paths. A folder or a pattern stands for
// what it held then.
func (r *revision) takeOut(files []string) ([]string, error) {
	var out []string
	for _, f := range files {
		if f == "-" {
			return nil, gitError{say.StdinAtRevision()}
		}
		info, err := os.Stat(f)
		switch {
		case err == nil && info.IsDir():
			list, err := r.list(f, "*")
			if err != nil {
				return nil, err
			}
			out = append(out, list...)
		case err != nil && strings.ContainsAny(f, "*?["):
			list, err := r.list(filepath.Dir(f), filepath.Base(f))
			if err != nil {
				return nil, err
			}
			out = append(out, list...)
		case err != nil: // the loader will say so
		default:
			then, err := r.one(f)
			if err != nil {
				return nil, err
			}
			if then == "" {
				r.absent = append(r.absent, f)
				continue
			}
			out = append(out, then)
		}
	}
	return out, nil
}

// list takes out the spreadsheets that lay in a folder then and fit the pattern.
func (r *revision) list(folder, pattern string) ([]string, error) {
	commit, err := r.commit(folder)
	if err != nil {
		return nil, err
	}
	names, err := r.git(folder, "ls-tree", "--full-tree", "--name-only", "-z", commit+":./")
	if err != nil { // the folder was not there
		r.absent = append(r.absent, folder)
		return nil, nil
	}
	fits := func(name string) bool {
		ok, err := filepath.Match(pattern, name)
		return err == nil && ok && loaders.IsSpreadsheet(name)
	}
	were := strings.Split(string(names), "\x00")
	slices.Sort(were)
	r.newIn(folder, were, fits)
	var out []string
	for _, name := range were {
		if !fits(name) {
			continue
		}
		then, err := r.put(folder, commit, name, filepath.Join(folder, name))
		if err != nil {
			return nil, err
		}
		out = append(out, then)
	}
	return out, nil
}

// newIn notes the files of a folder that were not there.
func (r *revision) newIn(folder string, were []string, fits func(string) bool) {
	now, _ := os.ReadDir(folder) // what cannot be read the loader will say
	for _, e := range now {
		if !e.IsDir() && fits(e.Name()) && !slices.Contains(were, e.Name()) {
			r.absent = append(r.absent, filepath.Join(folder, e.Name()))
		}
	}
}

// one takes out one file; "" where it was not there.
func (r *revision) one(file string) (string, error) {
	real, err := filepath.EvalSymlinks(file) // git keeps a link as a link
	if err != nil {
		return "", gitError{say.At(file, say.Unopened(err))}
	}
	folder, name := filepath.Split(real)
	if folder == "" {
		folder = "."
	}
	commit, err := r.commit(folder)
	if err != nil {
		return "", err
	}
	if _, err := r.git(folder, "cat-file", "-e", commit+":./"+name); err != nil {
		if no := wordsOf(err).En; strings.Contains(no, "does not exist in") || strings.Contains(no, "but not in") {
			return "", nil
		}
		return "", err
	}
	return r.put(folder, commit, name, file)
}

// put writes a file of then into a folder of its own, as git would check it out: large files fetched, encodings and line ends as they are now.
func (r *revision) put(folder, commit, name, now string) (string, error) {
	content, err := r.git(folder, "cat-file", "--filters", commit+":./"+name)
	if err != nil {
		return "", err
	}
	r.taken++
	dir := filepath.Join(r.dir, strconv.Itoa(r.taken))
	then := filepath.Join(dir, name)
	if err := errors.Join(os.Mkdir(dir, 0o700), os.WriteFile(then, content, 0o600)); err != nil {
		return "", err
	}
	r.took = append(r.took, [2]string{then, now})
	return then, nil
}

// commit finds the revision in the repository of a folder.
func (r *revision) commit(folder string) (string, error) {
	if _, err := r.git(folder, "rev-parse", "--git-dir"); err != nil {
		var no gitError
		if errors.As(err, &no) && strings.Contains(no.En, "not a git repository") {
			return "", gitError{say.NoRepository(folder)}
		}
		return "", err
	}
	out, err := r.git(folder, "rev-parse", "--verify", "--quiet", "--end-of-options", r.name+"^{commit}")
	if err != nil {
		return "", gitError{say.NoRevision(folder)}
	}
	return strings.TrimSpace(string(out)), nil
}

// gitError says why something cannot be had from git.
type gitError struct{ lint.Words }

func (e gitError) Error() string { return e.En }

// wordsOf gives the sentence of an error, or the system's words.
func wordsOf(err error) lint.Words {
	var no gitError
	if errors.As(err, &no) {
		return no.Words
	}
	return say.WhySystem(err.Error())
}

// git runs git in a folder and gives what it printed.
func (r *revision) git(folder string, args ...string) ([]byte, error) {
	cmd := exec.CommandContext(r.ctx, "git", args...)
	cmd.Dir = folder
	cmd.Env = gitEnv(os.Environ())
	var out, trouble bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &trouble
	err := cmd.Run()
	switch {
	case err == nil:
		return out.Bytes(), nil
	case errors.Is(err, exec.ErrNotFound):
		return nil, gitError{say.NoGit()}
	}
	first, _ := io.ReadAll(io.LimitReader(&trouble, 1000))
	line, _, _ := strings.Cut(strings.TrimSpace(string(first)), "\n")
	if line == "" {
		line = err.Error()
	}
	return nil, gitError{say.GitSays(line)}
}

// gitEnv is the environment of git: in English, since its words are looked at, without questions, and without the variables that a hook sets,
// for these would name another repository than the folder's.
func gitEnv(env []string) []string {
	env = slices.DeleteFunc(slices.Clone(env), func(v string) bool {
		name, _, _ := strings.Cut(v, "=")
		return slices.Contains([]string{"GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_COMMON_DIR"}, name)
	})
	return append(env, "LC_ALL=C", "GIT_TERMINAL_PROMPT=0", "GIT_OPTIONAL_LOCKS=0")
}
