package report

import "io"

// checkJSONL writes one finding a line, each as in checkJSON.
func checkJSONL(w io.Writer, in *Input, _ Look) error {
	for i := range in.Findings {
		if err := writeJSON(w, newFindingJSON(&in.Findings[i])); err != nil {
			return err
		}
	}
	return nil
}
