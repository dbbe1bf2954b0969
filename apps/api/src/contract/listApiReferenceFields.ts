import type { ApiReference } from './createApiReference.ts'
import type { AnyJsonSchema } from './JsonSchema.ts'

/** A field of the API reference. */
export interface ApiReferenceField {
  /** Name of the schema that has the field, or of the call, such as `cart.add`. */
  readonly owner: string
  /** Path of the field in its owner; for a field in the entries of a list or map, the path has no index or key. */
  readonly path: string
  readonly schema: AnyJsonSchema
}

/** Lists every field of the API reference, at any depth. */
export const listApiReferenceFields = ({ calls, schemas }: ApiReference): readonly ApiReferenceField[] => [
  ...Object.entries(schemas).flatMap(([name, schema]) => fieldsOf(name, schema)),
  ...calls.flatMap(({ name, fields, body, answer }) => [
    ...fields.map((field) => ({ owner: name, path: field.name, schema: field.schema })),
    ...(body ? fieldsOf(name, body) : []),
    ...fieldsOf(name, answer),
  ]),
]

function fieldsOf(owner: string, schema: AnyJsonSchema, path = ''): readonly ApiReferenceField[] {
  if (typeof schema === 'boolean') return []
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const inside = path === '' ? name : `${path}.${name}`
    return [{ owner, path: inside, schema: field }, ...fieldsOf(owner, field, inside)]
  })
  const { items, additionalProperties, anyOf = [], oneOf = [] } = schema
  const parts = [
    ...anyOf,
    ...oneOf,
    additionalProperties ?? false,
    ...(Array.isArray(items) ? [] : [items ?? false]),
  ]
  return [...own, ...parts.flatMap((part) => fieldsOf(owner, part, path))]
}
