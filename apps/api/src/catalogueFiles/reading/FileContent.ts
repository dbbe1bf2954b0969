import type { CatalogueError, FilePosition } from './CatalogueError.ts'

/** The parsed content of a catalogue's file. */
export interface FileContent {
  readonly value: unknown
  /** Syntax errors; if there are any, the value is meaningless. */
  readonly errors: readonly CatalogueError[]
  /** Returns the position of the value at a path, or of its closest existing parent. */
  readonly locate: (path: readonly (string | number)[]) => FilePosition
}
