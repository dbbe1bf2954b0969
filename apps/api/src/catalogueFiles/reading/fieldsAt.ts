import type { CatalogueFileName } from '../schema/fileSchemas.ts'
import { toFileSchema } from '../schema/toFileSchema.ts'

type JsonSchema = ReturnType<typeof toFileSchema>

/** Returns the names of the fields that a file may have at a path. */
export function fieldsAt(name: CatalogueFileName, path: readonly (string | number)[]): readonly string[] {
  const schema = path.reduce<JsonSchema | undefined>(schemaOfChild, toFileSchema(name))
  return Object.keys(schema?.properties ?? {})
}

function schemaOfChild(schema: JsonSchema | undefined, key: string | number): JsonSchema | undefined {
  const child =
    typeof key === 'number' ? schema?.items : (schema?.properties?.[key] ?? schema?.additionalProperties)
  return typeof child === 'object' && !Array.isArray(child) ? child : undefined
}
