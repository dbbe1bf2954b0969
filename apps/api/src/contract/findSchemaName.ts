import type { JsonSchema } from './JsonSchema.ts'

/** Prefix of a reference to a named schema. */
export const schemaRefPrefix = '#/components/schemas/'

/** Returns the name of the named schema that a schema refers to, if it refers to one. */
export const findSchemaName = ({ $ref }: JsonSchema): string | undefined =>
  $ref?.startsWith(schemaRefPrefix) ? $ref.slice(schemaRefPrefix.length) : undefined
