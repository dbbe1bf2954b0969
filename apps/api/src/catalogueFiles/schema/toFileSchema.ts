import { toJsonSchema } from '@valibot/to-json-schema'
import { type CatalogueFileName, fileSchemas } from './fileSchemas.ts'
import { translationSchema } from './translationsSchema.ts'

/** Converts the schema of a file to JSON Schema, by which editors complete and check it. */
export const toFileSchema = (name: CatalogueFileName) =>
  toJsonSchema(name === 'translations' ? translationSchema : fileSchemas[name], {
    typeMode: 'input',
    target: 'draft-07',
    // Checks between fields cannot be expressed in JSON Schema: the import makes them.
    errorMode: 'ignore',
  })
