/** A statement about a catalogue, and whether it is true. */
export type CatalogueCheck = readonly [sentence: string, holds: boolean]
