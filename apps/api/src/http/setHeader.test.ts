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

it('an answer gets a header, and stays the one it is', async () => {
  const made = new Response('Here', { status: 201 })
  const answered = await answer(() => made)
  expect(answered).toBe(made)
  expect(answered.headers.get('x-said')).toBe('later')
})

it('so does one whose headers cannot be changed', async () => {
  const answered = await answer(() => Response.redirect('http://store.test/there', 302))
  expect([answered.status, answered.headers.get('x-said'), answered.headers.get('location')]).toEqual([
    302,
    'later',
    'http://store.test/there',
  ])
})
