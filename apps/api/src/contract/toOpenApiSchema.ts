import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import type { JsonSchema } from './JsonSchema.ts'

/** How schemas of the contract are converted to JSON Schema. */
export const schemaConversionOptions: ConversionConfig = {
  // The wire format, before it is parsed into domain names.
  typeMode: 'input',
  target: 'draft-2020-12',
  // JSON Schema cannot express checks by functions, so the document is a little more lenient than the API.
  errorMode: 'ignore',
  overrideSchema: ({ valibotSchema, jsonSchema }) =>
    valibotSchema.type === 'instance' ? { type: 'string', contentEncoding: 'binary' } : jsonSchema,
}

/** Converts a schema of the contract to the JSON Schema of its wire format. */
export function toOpenApiSchema(schema: GenericSchema): JsonSchema {
  const { $schema: _, ...written } = toJsonSchema(schema, schemaConversionOptions)
  return written
}
