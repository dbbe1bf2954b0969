import type { AnyCall } from '@store/api-client/contract/call'
import type { SeededRandom } from './createSeededRandom.ts'
import { fuzzPathSegments, fuzzValues } from './fuzzValues.ts'
import { getAcceptedValues } from './getAcceptedValues.ts'

/** A raw HTTP request. */
export interface RawRequest {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | undefined
}

const oddTypes = [
  'application/json;charset=utf-16',
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  '',
]
const oddFields = ['__proto__', 'constructor', 'toString', '', ' ', 'nid\u0000', 'a'.repeat(300)]

/** Generates a request to a route: its own fields, some missing, some unknown, with values of every kind. */
export function generateRequest(call: AnyCall, random: SeededRandom, cookie: string): RawRequest {
  const taken = getAcceptedValues(call)
  const fields = [...taken.keys()].filter(() => random.integerBelow(20) > 0)
  if (random.integerBelow(12) === 0) fields.push(oddFields[random.integerBelow(oddFields.length)] ?? '')
  if (random.integerBelow(20) === 0 && fields[0] !== undefined) fields.push(fields[0])
  const pairs = fields.map((name) => {
    const right = taken.get(name) ?? []
    const some = right.length > 0 && random.integerBelow(8) > 0 ? right : fuzzValues
    return [name, some[random.integerBelow(some.length)] ?? ''] as const
  })
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    name === 'brand' && random.integerBelow(20) > 0
      ? 'marigold'
      : (fuzzPathSegments[random.integerBelow(fuzzPathSegments.length)] ?? ''),
  )
  const inQuery = call.method === 'GET' || random.integerBelow(30) === 0
  const query = pairs.map(([name, value]) => `${encode(name)}=${encode(unquote(value))}`).join('&')
  return {
    method:
      random.integerBelow(40) === 0
        ? random.pick(['PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'GET'])
        : call.method,
    path: inQuery && query !== '' ? `${path}?${query}` : path,
    headers: {
      ...(random.integerBelow(4) > 0 && {
        cookie: `${cookie}; udf=${random.integerBelow(9)}; user_select_pincode=%00`,
      }),
      ...(call.method !== 'GET' && { 'content-type': typeOf(random) }),
      'x-forwarded-for': `10.${random.integerBelow(256)}.${random.integerBelow(256)}.${random.integerBelow(256)}`,
    },
    body: call.method === 'GET' ? undefined : bodyOf(pairs, random),
  }
}

function bodyOf(pairs: readonly (readonly [string, string])[], random: SeededRandom): Buffer {
  const text = `{${pairs.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(',')}}`
  switch (random.integerBelow(30)) {
    case 0:
      return Buffer.from(text.slice(0, random.integerBelow(text.length + 1)))
    case 1:
      return Buffer.from(`\ufeff${text}`)
    case 2:
      return Buffer.from(text, 'utf16le')
    case 3:
      return Buffer.from(Array.from({ length: random.integerBelow(200) }, () => random.integerBelow(256)))
    default:
      return Buffer.from(text)
  }
}

const typeOf = (random: SeededRandom) =>
  random.integerBelow(20) > 0 ? 'application/json' : (oddTypes[random.integerBelow(oddTypes.length)] ?? '')

const unquote = (json: string) => (json.startsWith('"') && json.endsWith('"') ? json.slice(1, -1) : json)

// Lone surrogates cannot be percent-encoded, so they are replaced.
const encode = (text: string) => encodeURIComponent(text.toWellFormed()).slice(0, 3_000)
