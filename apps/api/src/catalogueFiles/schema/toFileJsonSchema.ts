import { toJsonSchema } from '@valibot/to-json-schema'
import { type CatalogueFileName, fileSchemas } from './fileSchemas.ts'
import { translationSchema } from './translationsByLanguageSchema.ts'

/** Converts the schema of a file to JSON Schema, which editors use for completion and validation. */
export const toFileJsonSchema = (name: CatalogueFileName) =>
  toJsonSchema(name === 'translations' ? translationSchema : fileSchemas[name], {
    typeMode: 'input',
    target: 'draft-07',
    // JSON Schema cannot express checks between fields, so only the import makes them.
    errorMode: 'ignore',
  })
