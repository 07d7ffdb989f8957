package report

// The part of SARIF 2.1.0 that cardlint writes.

type logSARIF struct {
	Schema  string     `json:"$schema"`
	Version string     `json:"version"`
	Runs    []runSARIF `json:"runs"`
}

type runSARIF struct {
	Tool struct {
		Driver driverSARIF `json:"driver"`
	} `json:"tool"`
	Invocations []invocationSARIF `json:"invocations"`
	ColumnKind  string            `json:"columnKind"`
	Results     []resultSARIF     `json:"results"`
}

type driverSARIF struct {
	Name    string      `json:"name"`
	Version string      `json:"version"`
	Rules   []ruleSARIF `json:"rules"`
	About   string      `json:"informationUri"`
}

type textSARIF struct {
	Text     string `json:"text"`
	Markdown string `json:"markdown,omitempty"`
}

type ruleSARIF struct {
	ID      string    `json:"id"`
	Name    string    `json:"name"`
	Short   textSARIF `json:"shortDescription"`
	Full    textSARIF `json:"fullDescription"`
	Help    textSARIF `json:"help"`
	Default struct {
		Level string `json:"level"`
	} `json:"defaultConfiguration"`
	Properties rulePropertiesSARIF `json:"properties"`
}

type rulePropertiesSARIF struct {
	Tags     []string `json:"tags"`
	Severity string   `json:"problem.severity"` // as GitHub names it
	Kodex    []string `json:"kodex"`
}

type invocationSARIF struct {
	Successful    bool                `json:"executionSuccessful"`
	Notifications []notificationSARIF `json:"toolExecutionNotifications,omitempty"`
}

type notificationSARIF struct {
	Level     string          `json:"level"`
	Message   textSARIF       `json:"message"`
	Locations []locationSARIF `json:"locations,omitempty"`
}

type resultSARIF struct {
	RuleID       string             `json:"ruleId"`
	RuleIndex    int                `json:"ruleIndex"`
	Level        string             `json:"level"`
	Message      textSARIF          `json:"message"`
	Locations    []locationSARIF    `json:"locations,omitempty"`
	Related      []locationSARIF    `json:"relatedLocations,omitempty"`
	Fingerprints map[string]string  `json:"partialFingerprints"`
	Baseline     string             `json:"baselineState,omitempty"`
	Suppressions []suppressionSARIF `json:"suppressions,omitempty"`
	Properties   resultBagSARIF     `json:"properties"`
}

type resultBagSARIF struct {
	Card     string      `json:"card"`
	ID       string      `json:"id,omitempty"`
	Kodex    []string    `json:"kodex"`
	Evidence []spanSARIF `json:"evidence"`
	Related  int         `json:"related"`          // all of them
	LeftOut  int         `json:"relatedLeftOut"`   // those that relatedLocations does not name
	Advice   string      `json:"advice,omitempty"` // what to do
}

type spanSARIF struct {
	Cell  string `json:"cell"`
	Start int    `json:"start"`
	End   int    `json:"end"`
	Quote string `json:"quote"`
}

type suppressionSARIF struct {
	Kind          string `json:"kind"`
	Justification string `json:"justification,omitempty"`
}

type locationSARIF struct {
	ID       int            `json:"id,omitempty"`
	Physical *physicalSARIF `json:"physicalLocation,omitempty"`
	Logical  []logicalSARIF `json:"logicalLocations,omitempty"`
	Message  *textSARIF     `json:"message,omitempty"`
}

type physicalSARIF struct {
	Artifact artifactSARIF `json:"artifactLocation"`
	Region   *regionSARIF  `json:"region,omitempty"`
}

type artifactSARIF struct {
	URI string `json:"uri"`
}

type regionSARIF struct {
	StartLine   int `json:"startLine"`
	StartColumn int `json:"startColumn,omitempty"`
	EndColumn   int `json:"endColumn,omitempty"`
}

type logicalSARIF struct {
	Name string `json:"name"`
	Full string `json:"fullyQualifiedName"`
	Kind string `json:"kind"`
}
