import { createApiClient } from '@store/api-client'
import { expect, it } from 'vitest'
import { resolveProductSlug } from './resolveProductSlug.ts'

/** Resolves a slug with an API that responds with this status. */
const resolve = (status: number, slug = 'jade-plant') => {
  const fetch = async () =>
    Response.json({ status: false, code: 'some_code', message: 'Something went wrong' }, { status })
  return resolveProductSlug(createApiClient({ baseUrl: 'http://store.test', brand: 'marigold', fetch }), slug)
}

it.each([
  [404, 'notFound'],
  [400, 'notFound'],
  [429, 'failed'],
  [403, 'failed'],
  [503, 'failed'],
] as const)('returns for a response with the status %d the result %s', async (status, kind) => {
  expect(await resolve(status)).toEqual({ kind })
})

it('requests no text that cannot be a slug', async () => {
  expect(await resolve(503, 'Jade Plant')).toEqual({ kind: 'notFound' })
})
