import type { CatalogueError, FilePosition } from './CatalogueError.ts'

/** The parsed content of a catalogue's file. */
export interface FileContent {
  readonly value: unknown
  /** Syntax errors; the value is meaningless if there are any. */
  readonly errors: readonly CatalogueError[]
  /** Returns the position of the value at a path, or of the closest existing value around it. */
  readonly locate: (path: readonly (string | number)[]) => FilePosition
}
