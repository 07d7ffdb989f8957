package lint

// Spare is another wording of a card that lowers costs, and how many of the ancient-magic cards that it switches off it would still switch off.
type Spare struct {
	Kind     string   `json:"kind"`     // floor: not below N; currency: Currency alone; filter: not those with ancient magic
	N        int      `json:"n"`        // of a floor
	Currency Currency `json:"currency"` // of a currency
	Left     int      `json:"left"`
	Of       int      `json:"of"`
}
