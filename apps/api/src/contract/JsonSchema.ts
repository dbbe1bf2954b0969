import type { toJsonSchema } from '@valibot/to-json-schema'

/** A schema of JSON Schema 2020-12, as in OpenAPI 3.1. */
export type JsonSchema = ReturnType<typeof toJsonSchema>

/** A schema, or one of the two boolean schemas: `true` for anything, `false` for nothing. */
export type AnyJsonSchema = JsonSchema | boolean
