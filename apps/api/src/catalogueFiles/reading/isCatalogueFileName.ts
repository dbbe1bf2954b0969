import { type CatalogueFileName, fileSchemas } from '../schema/fileSchemas.ts'

/** Returns whether a name, without its extension, is that of a catalogue file. */
export const isCatalogueFileName = (name: string): name is CatalogueFileName =>
  Object.hasOwn(fileSchemas, name)
