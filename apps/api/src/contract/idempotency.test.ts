import { listCalls } from '@store/api-client/contract'
import { isIdempotent } from '@store/api-client/contract/call'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'
import { lateEvening } from '../fixtures/orderJourney.ts'
import { authorizationMatrix } from './authorization/authorizationMatrix.ts'
import { createResourceOwner, type ResourceOwner } from './authorization/createResourceOwner.ts'
import { buildFuzzRequest } from './fuzz/buildFuzzRequest.ts'
import { buildValidInput } from './fuzz/buildValidInput.ts'

let api: TestApi
let owner: ResourceOwner
beforeAll(async () => {
  api = await openTestApi()
  api.setNow(lateEvening)
  owner = await createResourceOwner(api)
})
afterAll(() => api.close())

/** Calls that change something and are declared idempotent. */
const rows = listCalls().filter(
  // After a logout, there is nothing to compare.
  ({ name, call }) => call.method !== 'GET' && isIdempotent(call) && name !== 'login.logout',
)

it.each(rows)('$name can be repeated without a further effect (AP7)', async ({ name, call }) => {
  const owned = authorizationMatrix.find((row) => row.name.startsWith(`${name} `))
  const input = owned ? owned.buildRequest(owner.ids[owned.resource]) : buildValidInput(call)
  const { method, address, headers, body } = buildFuzzRequest(call, input, { kind: 'nothing' })
  const send = () => owner.fetch(`http://store.test${address}`, { method, headers, ...(body && { body }) })
  const first = await send()
  const after = await owner.snapshot()
  const second = await send()
  // The cart's version counts requests, not changes.
  expect(await owner.snapshot()).toMatchObject({
    ...after,
    cart: { ...after.cart, version: expect.any(Number) },
  })
  expect(Math.max(first.status, second.status)).toBeLessThan(500)
})
