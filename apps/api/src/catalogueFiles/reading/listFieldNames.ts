import type { CatalogueFileName } from '../schema/fileSchemas.ts'
import { toFileJsonSchema } from '../schema/toFileJsonSchema.ts'

type JsonSchema = ReturnType<typeof toFileJsonSchema>

/** Returns the names of the fields that a file may have at a path. */
export function listFieldNames(
  name: CatalogueFileName,
  path: readonly (string | number)[],
): readonly string[] {
  const schema = path.reduce<JsonSchema | undefined>(schemaOfChild, toFileJsonSchema(name))
  return Object.keys(schema?.properties ?? {})
}

function schemaOfChild(schema: JsonSchema | undefined, key: string | number): JsonSchema | undefined {
  const child =
    typeof key === 'number' ? schema?.items : (schema?.properties?.[key] ?? schema?.additionalProperties)
  return typeof child === 'object' && !Array.isArray(child) ? child : undefined
}
