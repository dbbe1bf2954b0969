import type { InferOutput } from 'valibot'
import type { DeepReadonly } from './DeepReadonly.ts'
import type { CatalogueFileName, fileSchemas } from './fileSchemas.ts'

/** The validated content of a catalogue's files; a file that does not exist is undefined. */
export type CatalogueFiles = {
  readonly [Name in CatalogueFileName]?: DeepReadonly<InferOutput<(typeof fileSchemas)[Name]>> | undefined
}

/** A category of the files. */
export type Category = NonNullable<CatalogueFiles['categories']>[number]

/** A set of add-ons of the files. */
export type AddOnSet = NonNullable<CatalogueFiles['add-ons']>[string]
