import type { AnyCall } from '@store/api-client/contract/call'
import type { AnyJsonSchema, JsonSchema } from './JsonSchema.ts'
import { toOpenApiSchema } from './toOpenApiSchema.ts'

/** A field of a request in its URL. */
export interface UrlParameter {
  readonly name: string
  readonly in: 'path' | 'query'
  readonly isRequired: boolean
  readonly schema: AnyJsonSchema
}

/** A call's request, split into path, query and body. */
export interface RequestParts {
  readonly fields: readonly UrlParameter[]
  /** Schema of the body; missing if there is none. */
  readonly body: JsonSchema | undefined
}

/**
 * Splits a call's request into path, query and body; `http/parseRequestInput.ts` parses it in the same way.
 *
 * @param whole Schema of the whole request.
 */
export function splitRequestInput(
  call: AnyCall,
  whole: JsonSchema = toOpenApiSchema(call.input),
): RequestParts {
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const placeOf = (name: string) => {
    if (inPath.includes(name)) return 'path'
    return call.method === 'GET' || call.query?.includes(name) ? 'query' : 'body'
  }
  const properties = Object.entries(whole.properties ?? {})
  const required = whole.required ?? []
  const fields = properties.flatMap(([name, schema]): readonly UrlParameter[] => {
    const place = placeOf(name)
    return place === 'body' ? [] : [{ name, in: place, isRequired: required.includes(name), schema }]
  })
  if (call.method === 'GET') return { fields, body: undefined }
  // A union of several bodies has no fields of its own.
  if (!whole.properties) return { fields, body: whole }
  const rest = properties.filter(([name]) => placeOf(name) === 'body')
  if (rest.length === 0) return { fields, body: undefined }
  const needed = required.filter((name) => placeOf(name) === 'body')
  return {
    fields,
    body: { ...whole, properties: Object.fromEntries(rest), required: needed },
  }
}
