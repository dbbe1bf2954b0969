import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { type ApiCookie, apiCookies } from './apiCookies.ts'
import { openCookieJar } from './openCookieJar.ts'

const token = 'a'.repeat(43)

/** Returns the `set-cookie` header of a cookie. */
async function lineOf(cookie: ApiCookie, value: string, publicOrigin: string) {
  const app = new Hono()
  app.get('/', (c) => {
    openCookieJar(c, publicOrigin).write(cookie, value, 60)
    return c.text('')
  })
  return (await app.request(`${publicOrigin}/`)).headers.get('set-cookie')
}

describe('the session cookie', () => {
  it('is hidden from scripts, and sent only over TLS and only to this host', async () => {
    expect(await lineOf(apiCookies.session, token, 'https://store.test')).toBe(
      `__Host-sid=${token}; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax`,
    )
  })

  it('is hidden from scripts without TLS too', async () => {
    expect(await lineOf(apiCookies.session, token, 'http://store.test')).toBe(
      `sid=${token}; Max-Age=60; Path=/; HttpOnly; SameSite=Lax`,
    )
  })
})

it('the API exposes only script-readable cookies to scripts', async () => {
  const lines = await Promise.all(
    Object.values(apiCookies).map(async (cookie) => [
      cookie.name,
      await lineOf(cookie, 'x', 'http://store.test'),
    ]),
  )
  const open = lines.filter(([, line]) => !line?.includes('HttpOnly')).map(([name]) => name)
  expect(open).toEqual(['hint', 'udf', 'user_select_currency', 'language', 'ref'])
})
