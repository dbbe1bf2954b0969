import type { FilePosition } from './CatalogueError.ts'
import type { FileContent } from './FileContent.ts'
import type { CatalogueFile } from './listCatalogueFiles.ts'

/** A file of a catalogue with its content. */
export type ParsedFile = CatalogueFile &
  FileContent & {
    /** Whether the file comes from the store instead of the folder. @default false */
    readonly isStored?: boolean
  }

/** A product of the files, before it is validated. */
export interface ParsedProduct {
  readonly file: ParsedFile
  /** Path of the product in the file. */
  readonly path: readonly number[]
  readonly content: unknown
  /** Positions of the values that come from a table of prices or stocks, by field. */
  readonly tableCells: ReadonlyMap<string, FilePosition>
}
