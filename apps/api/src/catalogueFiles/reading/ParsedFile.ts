import type { FilePosition } from './CatalogueError.ts'
import type { FileContent } from './FileContent.ts'
import type { CatalogueFile } from './listCatalogueFiles.ts'

/** A file of a catalogue with its content. */
export type ParsedFile = CatalogueFile &
  FileContent & {
    /** Whether the store has it, and not the folder. @default false */
    readonly isStored?: boolean
  }

/** A product of the files, before it is validated. */
export interface ParsedProduct {
  readonly file: ParsedFile
  /** Its path in the file. */
  readonly path: readonly number[]
  readonly content: unknown
  /** Where the values are that come from a table of prices or stocks, by field. */
  readonly tableCells: ReadonlyMap<string, FilePosition>
}
