package config

import _ "embed"

// Schema is the JSON Schema of the file, for editors. It is written from Config by `go test ./lint/config -update`.
//
//go:embed cardlint.schema.json
var Schema string

// SchemaURL is where editors find it.
const SchemaURL = "https://raw.githubusercontent.com/cardlint/cardlint/main/lint/config/cardlint.schema.json"
