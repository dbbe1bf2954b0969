import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import type { JsonSchema } from './JsonSchema.ts'

const config: ConversionConfig = {
  // What travels: before it is parsed into domain names.
  typeMode: 'input',
  target: 'draft-2020-12',
  // Checks that are functions cannot be said in JSON Schema: the document is a little more lenient than the API.
  errorMode: 'ignore',
  overrideSchema: ({ valibotSchema, jsonSchema }) =>
    valibotSchema.type === 'instance' ? { type: 'string', contentEncoding: 'binary' } : jsonSchema,
}

/** Writes what travels of a schema of the contract as JSON Schema. */
export function toOpenApiSchema(schema: GenericSchema): JsonSchema {
  const { $schema: _, ...written } = toJsonSchema(schema, config)
  return written
}
