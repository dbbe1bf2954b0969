import { describe, expect, it } from 'vitest'
import type { AnyCall } from '../contract/call/index.ts'
import { listCalls } from '../contract/index.ts'
import { createCallSender } from './createCallSender.ts'

/** Invalid responses, and the error that the caller must get. */
const answers: readonly (readonly [string, () => Response, unknown])[] = [
  [
    'an error',
    () => new Response('Internal Server Error', { status: 500 }),
    { kind: 'invalidResponse', status: 500 },
  ],
  [
    'an error in JSON',
    () => Response.json({ status: true }, { status: 500 }),
    { kind: 'invalidResponse', status: 500 },
  ],
  [
    'a page of a proxy',
    () => new Response('<html>Log in to this network'),
    { kind: 'invalidResponse', status: 200 },
  ],
  ['nothing', () => new Response(''), { kind: 'invalidResponse', status: 200 }],
  [
    'half an answer',
    () => new Response('{"status":true,"data":{"li'),
    { kind: 'invalidResponse', status: 200 },
  ],
  ['null', () => Response.json(null), { kind: 'invalidResponse', status: 200 }],
  ['a number', () => Response.json(42), { kind: 'invalidResponse', status: 200 }],
  ['a list of lists', () => Response.json([[]]), { kind: 'invalidResponse', status: 200 }],
  ['an empty object', () => Response.json({}), { kind: 'invalidResponse', status: 200 }],
  [
    'a refusal without its form',
    () => Response.json({ no: 1 }, { status: 404 }),
    { kind: 'invalidResponse', status: 404 },
  ],
  ['a lost line', () => Response.error(), { kind: 'invalidResponse', status: 0 }],
]

const meet = (call: AnyCall, answer: () => Response | Promise<Response>) => {
  const send = createCallSender({
    baseUrl: 'http://store.test',
    brand: 'marigold',
    fetch: async () => answer(),
  })
  // Every call returns the same error, so any request will do.
  return send({ ...call, encode: () => ({}) }, undefined as never)
}

describe.each(listCalls())('$name', ({ call }) => {
  it.each(answers)('rejects %s as an invalid response', async (_, answer, failure) => {
    expect(await meet(call, answer)).toMatchObject({ ok: false, failure })
  })

  it('returns a network error if the request fails', async () => {
    const outcome = await meet(call, () => Promise.reject(new TypeError('fetch failed')))
    expect(outcome).toEqual({ ok: false, failure: { kind: 'network' } })
  })
})
