/** What stands behind a person: a line drawing of what they teach or care about, quiet enough to stay behind. */
export type Motif = (colour: string) => string
/** Motifs with the words that call for them, tried in order. */
export type Motifs = readonly (readonly [RegExp, Motif])[]
