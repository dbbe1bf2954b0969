import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp } from '../createApp.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

it('the API responds with 503 while the database is down, and recovers when the database is back (R17)', async () => {
  let isAway = true
  const db = new Proxy(api.deps.db, {
    get: (target, key) => {
      if (isAway) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
      return Reflect.get(target, key)
    },
  })
  const app = createApp({ ...api.deps, db })
  const refused = await app.request('/api/marigold/fa/home-page')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1'])
  expect(await refused.json()).toMatchObject({ status: false, code: 'unavailable' })
  isAway = false
  expect((await app.request('/api/marigold/fa/home-page')).status).toBe(200)
})
