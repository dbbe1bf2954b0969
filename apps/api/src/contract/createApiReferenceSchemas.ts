import { listCalls } from '@store/api-client/contract'
import { findFieldDescription, namedSchemas } from '@store/api-client/contract/callDocsByGroup'
import { toJsonSchemaDefs } from '@valibot/to-json-schema'
import { schemaRefPrefix } from './findSchemaName.ts'
import type { AnyJsonSchema, JsonSchema } from './JsonSchema.ts'
import { schemaConversionOptions } from './toOpenApiSchema.ts'

/** The schemas of the API reference. Each named schema occurs once, and every field has a description. */
export interface ApiReferenceSchemas {
  /** The named schemas, for `components.schemas`. */
  readonly components: Readonly<Record<string, JsonSchema>>
  /** Request and response of a call, by its name such as `cart.add`. */
  readonly calls: ReadonlyMap<string, { readonly input: JsonSchema; readonly answer: JsonSchema }>
}

/** Creates the schemas of the API reference. */
export function createApiReferenceSchemas(): ApiReferenceSchemas {
  const nameOf = new Map(Object.entries(namedSchemas).map(([name, schema]) => [schema, name]))
  const rows = listCalls()
  const unnamed = rows.flatMap(({ name, call }) =>
    Object.entries({ input: call.input, answer: call.answer })
      .filter(([, schema]) => !nameOf.has(schema))
      .map(([part, schema]) => [`${name} ${part}`, schema]),
  )
  const written = toJsonSchemaDefs(
    { ...namedSchemas, ...Object.fromEntries(unnamed) },
    { ...schemaConversionOptions, overrideRef: ({ referenceId }) => schemaRefPrefix + referenceId },
  )
  const find = (key: string, owner: string): JsonSchema => addDescriptions(written[key] ?? {}, owner)
  const partOf = (name: string, part: 'input' | 'answer', schema: (typeof namedSchemas)[string]) => {
    const named = nameOf.get(schema)
    return named === undefined ? find(`${name} ${part}`, name) : { $ref: schemaRefPrefix + named }
  }
  return {
    components: Object.fromEntries(Object.keys(namedSchemas).map((name) => [name, find(name, name)])),
    calls: new Map(
      rows.map(({ name, call }) => [
        name,
        { input: partOf(name, 'input', call.input), answer: partOf(name, 'answer', call.answer) },
      ]),
    ),
  }
}

/**
 * Adds descriptions to all fields of a schema or call (`owner`), at any depth. The path of a field in the entries of a
 * list or map has no index or key.
 */
function addDescriptions(schema: JsonSchema, owner: string, path = ''): JsonSchema {
  const inside = (one: AnyJsonSchema): AnyJsonSchema =>
    typeof one === 'boolean' ? one : addDescriptions(one, owner, path)
  const { properties, items, anyOf, oneOf, additionalProperties } = schema
  return {
    ...schema,
    ...(anyOf && { anyOf: anyOf.map(inside) }),
    ...(oneOf && { oneOf: oneOf.map(inside) }),
    ...(items !== undefined && !Array.isArray(items) && { items: inside(items) }),
    ...(additionalProperties !== undefined && { additionalProperties: inside(additionalProperties) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, field]) => {
          const fieldPath = path === '' ? name : `${path}.${name}`
          const description = findFieldDescription(owner, fieldPath)
          if (typeof field === 'boolean') return [name, field]
          return [name, { ...addDescriptions(field, owner, fieldPath), ...(description && { description }) }]
        }),
      ),
    }),
  }
}
