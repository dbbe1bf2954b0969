/** A sentence about a catalogue, and whether it is true. */
export type Claim = readonly [sentence: string, holds: boolean]
