import { type FileName, fileSchemas } from '../schema/fileSchemas.ts'

/** Whether a name is that of a catalogue's file, without its ending. */
export const isFileName = (name: string): name is FileName => Object.hasOwn(fileSchemas, name)
