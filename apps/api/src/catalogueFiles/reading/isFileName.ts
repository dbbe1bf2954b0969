import { type CatalogueFileName, fileSchemas } from '../schema/fileSchemas.ts'

/** Whether a name is that of a catalogue's file, without its ending. */
export const isFileName = (name: string): name is CatalogueFileName => Object.hasOwn(fileSchemas, name)
