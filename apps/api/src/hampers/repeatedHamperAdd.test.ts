import { randomUUID } from 'node:crypto'
import type { LineId } from '@store/api-client/contract/cart'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillableHampers, filledHamper, hamperStepNames } from '../fixtures/hamperJourney.ts'
import { expectOk } from '../fixtures/journey.ts'
import { openTestApi, type TestApi, type Visitor } from '../fixtures/openTestApi.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

type Change = (client: Visitor['client'], lineId: LineId) => Promise<unknown>

const picks = [
  { step: hamperStepNames.sweet, productId: fillableHampers.bars, quantity: 1 },
  { step: hamperStepNames.keep, productId: fillableHampers.tealights, quantity: 1 },
]

const changes: readonly (readonly [string, Change])[] = [
  ['was removed', (client, lineId) => client.cart.remove({ lineIds: [lineId] })],
  ['was filled again', (client, lineId) => client.hampers.add(filledHamper({ lineId, picks }))],
  ['was saved for later', (client, lineId) => client.cart.save({ lineIds: [lineId], isSaved: true })],
]

describe('an add of a hamper repeated with its key', () => {
  it.each(changes)('returns the current cart and adds nothing after the line %s', async (_, change) => {
    const { client } = api.visitor()
    const request = filledHamper({ key: randomUUID() })
    const { lineId } = expectOk(await client.hampers.add(request))
    await change(client, lineId)
    const { lines, saved, itemCount } = expectOk(await client.cart.list())
    expect(expectOk(await client.hampers.add(request)).cartCount).toBe(itemCount)
    expect(expectOk(await client.cart.list())).toMatchObject({ lines, saved, itemCount })
  })

  it('returns an id that is no line of the cart after the line was removed', async () => {
    const { client } = api.visitor()
    const request = filledHamper({ key: randomUUID() })
    const added = expectOk(await client.hampers.add(request))
    await client.cart.remove({ lineIds: [added.lineId] })
    const other = expectOk(await client.hampers.add(filledHamper({ picks })))
    const { lineId } = expectOk(await client.hampers.add(request))
    expect(lineId).not.toBe(other.lineId)
  })
})
