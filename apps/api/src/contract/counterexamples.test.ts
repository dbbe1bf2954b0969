import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'
import { openTestAccount } from '../fixtures/orderJourney.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const origin = 'http://store.test/api'
const search = { searchtext: 'indiranagar', merchant: 1 }

// Requests that formerly got a wrong response.
it.each([
  ['DELETE', 'marigold/address', { sno: 1e308 }],
  ['DELETE', 'marigold/address', { sno: 2 ** 31 }],
  ['POST', 'suggest_locations', { ...search, country: 1e308 }],
  ['GET', 'marigold/fa/cart-place-check?fc_cn=9e9&city=Delhi', undefined],
  ['GET', 'marigold/fa/home-page?=x', undefined],
  ['GET', 'marigold/fa/home-page?%3D=x', undefined],
])('%s %s with %j is rejected with 400 (AP3)', async (method, path, body) => {
  const headers = { 'content-type': 'application/json' }
  const user = await openTestAccount(api)
  const init = body ? { method, headers, body: JSON.stringify(body) } : { method }
  const answer = await user.fetch(`${origin}/${path}`, init)
  expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'invalid' }])
  expect(api.logged).toEqual([])
})
