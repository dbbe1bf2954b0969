import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { setHeader } from './setHeader.ts'

const answer = (made: () => Response) => {
  const app = new Hono()
  app.use(async (c, next) => {
    await next()
    setHeader(c, 'x-said', 'later')
  })
  app.get('/', made)
  return app.request('/')
}

it('sets a header and keeps the same response object', async () => {
  const made = new Response('Here', { status: 201 })
  const answered = await answer(() => made)
  expect(answered).toBe(made)
  expect(answered.headers.get('x-said')).toBe('later')
})

it('sets a header of a response with immutable headers', async () => {
  const answered = await answer(() => Response.redirect('http://store.test/there', 302))
  expect([answered.status, answered.headers.get('x-said'), answered.headers.get('location')]).toEqual([
    302,
    'later',
    'http://store.test/there',
  ])
})
