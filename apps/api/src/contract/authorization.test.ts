import { randomInt, randomUUID } from 'node:crypto'
import type { OwnedResource } from '@store/api-client/contract/call'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApi, type TestApi, type Visitor } from '../fixtures/openTestApi.ts'
import { lateEvening, openTestAccount } from '../fixtures/orderJourney.ts'
import { authorizationMatrix, unownedIdFields } from './authorization/authorizationMatrix.ts'
import { createResourceOwner, type ResourceOwner } from './authorization/createResourceOwner.ts'
import { listIdFields } from './authorization/listIdFields.ts'
import { buildFuzzRequest } from './fuzz/buildFuzzRequest.ts'

let api: TestApi
let owner: ResourceOwner
beforeAll(async () => {
  api = await openTestApi()
  api.setNow(lateEvening)
  owner = await createResourceOwner(api)
})
afterAll(() => api.close())

/** Ids that do not exist, in the format of each resource. */
const madeUp: Readonly<Record<OwnedResource, () => unknown>> = {
  ...{ cartLine: randomUUID, lineAttribute: randomUUID, combo: randomUUID, photo: randomUUID },
  ...{ order: randomUUID, orderKey: randomUUID, addKey: randomUUID },
  ...{ card: () => `card_${randomUUID()}`, upiHandle: () => `upi_${randomUUID()}` },
  session: () => randomUUID().replaceAll('-', '').slice(0, 22),
  address: () => randomInt(1_000_000, 2_000_000_000),
  notification: () => randomInt(1_000_000, 2_000_000_000),
  user: () => randomInt(1_000_000, 2_000_000_000),
}

/** Other visitors with a cart, so that no request is rejected because of a missing cart. */
const strangers: readonly (readonly [string, () => Promise<Visitor>])[] = [
  ['a guest', async () => api.visitor()],
  ['another user', () => openTestAccount(api)],
]

describe('resources of another visitor return 404 (AP4)', () => {
  it('are tested for every request field that looks like an id', () => {
    const owned = new Set(authorizationMatrix.map(({ name }) => name))
    const found = listIdFields().map(({ call, field }) => ({ name: `${call} ${field}`, field }))
    const missing = found.filter(
      ({ name, field }) => !(owned.has(name) || name in unownedIdFields || field in unownedIdFields),
    )
    expect(missing.map(({ name }) => name)).toEqual([])
    const names = new Set([...found.map(({ name }) => name), ...found.map(({ field }) => field)])
    expect([...owned, ...Object.keys(unownedIdFields)].filter((name) => !names.has(name))).toEqual([])
  })

  it('exist in the test data for each id that the tests send', () => {
    expect(Object.entries(owner.ids).filter(([, id]) => id === undefined)).toEqual([])
  })

  describe.each(strangers)('%s', (_, open) => {
    it.each(authorizationMatrix)('gets 404 for an id in $name', async ({ call, resource, buildRequest }) => {
      const send = async (id: unknown) => {
        const { method, address, headers, body } = buildFuzzRequest(call, buildRequest(id), {
          kind: 'nothing',
        })
        // A new visitor each time, because effects of the first request must not be visible to the second.
        const stranger = await open()
        const answer = await stranger.fetch(`http://store.test${address}`, {
          method,
          headers,
          ...(body && { body }),
        })
        return { status: answer.status, body: plain(await answer.text()) }
      }
      const before = await owner.snapshot()
      const response = await send(owner.ids[resource])
      expect(response).toEqual(await send(madeUp[resource]()))
      expect(response.status).toBeLessThan(500)
      expect(response).not.toMatchObject({ body: expect.stringContaining('"code":"invalid"') })
      expect(await owner.snapshot()).toEqual(before)
    })

    it('gets 404 for the id of a picture', async () => {
      const stranger = await open()
      const see = (id: unknown) => stranger.fetch(`http://store.test/api/uploads/${id}`)
      const [real, none] = [await see(owner.ids.photo), await see(randomUUID())]
      expect([real.status, await real.text()]).toEqual([404, await none.text()])
    })
  })
})

/** Returns a response without the ids that differ between visitors. */
const plain = (text: string) =>
  text
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '#')
    .replaceAll(/MG-[A-Z0-9-]+/g, '#')
