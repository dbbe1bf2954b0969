import { listCalls } from '@store/api-client/contract'
import type { AnyJsonSchema } from '../JsonSchema.ts'
import { toOpenApiSchema } from '../toOpenApiSchema.ts'

/** A field that looks like an id. */
export interface IdField {
  readonly call: string
  readonly field: string
}

const looksLikeId = (name: string) =>
  /(^|_)(ids?|nid|aid|fid|uid|sno|token|key|uuid)$|^(polyid|userId|read)$/.test(name)

/** Lists every field of every request that looks like an id, at any depth. */
export const listIdFields = (): readonly IdField[] =>
  listCalls().flatMap(({ name, call }) =>
    [...namesIn(toOpenApiSchema(call.input))].filter(looksLikeId).map((field) => ({ call: name, field })),
  )

function namesIn(schema: AnyJsonSchema): ReadonlySet<string> {
  if (typeof schema === 'boolean') return new Set()
  const { properties = {}, items, anyOf = [], oneOf = [] } = schema
  const item = items === undefined || Array.isArray(items) ? [] : [items]
  const inside = [...Object.values(properties), ...item, ...anyOf, ...oneOf]
  return new Set([...Object.keys(properties), ...inside.flatMap((one) => [...namesIn(one)])])
}
