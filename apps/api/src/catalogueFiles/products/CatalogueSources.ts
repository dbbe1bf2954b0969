/** The content of a catalogue's files as it was read, for the export. */
export interface CatalogueSources {
  readonly products: readonly SourceProduct[]
  /** The other files. */
  readonly files: readonly SourceFile[]
}

/** A product as in its file. */
export interface SourceProduct {
  readonly nid: number
  /** Path in the catalogue's folder. */
  readonly file: string
  /** Position of the product in the file, starting at 0. */
  readonly position: number
  readonly content: unknown
}

/** A file of a catalogue without products. */
export interface SourceFile {
  readonly file: string
  readonly content: unknown
}
