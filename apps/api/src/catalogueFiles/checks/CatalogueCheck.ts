import type { CatalogueFileName } from '../schema/fileSchemas.ts'

/** A location in a catalogue: a file and the path in it, such as `[3, 'related', 0]`. */
export interface CatalogueFileLocation {
  readonly file: CatalogueFileName
  readonly path: readonly (string | number)[]
}

/** A statement about a catalogue: whether it is true, and the location of its data. */
export type CatalogueCheck = readonly [sentence: string, holds: boolean, at: CatalogueFileLocation]

/** A check of a product, with its path in the product. */
export type ProductCheck = readonly [sentence: string, holds: boolean, ...path: readonly (string | number)[]]
