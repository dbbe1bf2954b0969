/** A location in a file, counted from 1. */
export interface FilePosition {
  /** Relative to the catalogue's folder. */
  readonly file: string
  readonly line: number
  readonly column: number
  /** Name of the cell in a spreadsheet, such as F5. @default the file is not CSV */
  readonly cell?: string
}

/** An error in a catalogue's files. */
export interface CatalogueError extends FilePosition {
  /** The path in the data, such as `[0].price`; empty for the whole file. */
  readonly path: string
  /** The requirement, and the actual value. */
  readonly rule: string
  /** How to correct it. */
  readonly fix: string
}
