import type { toJsonSchema } from '@valibot/to-json-schema'

/** A schema of JSON Schema 2020-12, as OpenAPI 3.1 has them. */
export type JsonSchema = ReturnType<typeof toJsonSchema>

/** A schema, or one of the two boolean schemas: anything, nothing. */
export type AnyJsonSchema = JsonSchema | boolean
