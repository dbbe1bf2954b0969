import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cartLines } from '../db/schema/carts.ts'
import type { StoredAttribute } from '../db/schema/StoredAttribute.ts'
import { cartGifts, lineOf, messageOf, resultCodeOf } from '../fixtures/cartJourney.ts'
import { createAccounts } from '../fixtures/createAccounts.ts'
import { expectOk, gifts, receiver } from '../fixtures/journey.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'
import { retryWhileBusy } from '../fixtures/retryWhileBusy.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const { basket, cake } = cartGifts
const rounds = Array.from({ length: 20 }, (_, round) => round)

async function baker() {
  const { client } = api.visitor()
  const texts = [{ attribute: 16, text: 'As it was' }]
  const line = lineOf(expectOk(await retryWhileBusy(() => client.cart.add({ productId: cake, texts }))), cake)
  const attributeId = messageOf(line).id
  const write = (text: string) =>
    retryWhileBusy(() => client.cart.updateMessage({ lineId: line.id, attributeId, from: 'As it was', text }))
  return { client, line, write }
}

describe('two concurrent tabs on Postgres', () => {
  it('can change one message: one text is stored completely, and the other tab gets a conflict', async () => {
    for (const _ of rounds) {
      const { client, write } = await baker()
      const results = await Promise.all([write('First'), write('Second'), write('Third')])
      expect(results.map(resultCodeOf).sort()).toEqual(['message_changed', 'message_changed', 'ok'])
      const saved = ['First', 'Second', 'Third'][results.findIndex(({ ok }) => ok)]
      expect(messageOf(lineOf(expectOk(await client.cart.list()), cake)).text).toBe(saved)
    }
  })

  it('can remove and restore a gift while its quantity changes, and texts and add-ons are kept', async () => {
    for (const _ of rounds) {
      const { client } = api.visitor()
      const cart = expectOk(await client.cart.add({ productId: basket, pincode: '560001' }))
      const { id } = lineOf(cart, basket)
      const [quantity] = await Promise.all([
        retryWhileBusy(() => client.cart.changeQuantity({ lineId: id, quantity: 4, from: 1 })),
        retryWhileBusy(() => client.cart.remove({ lineIds: [id] })).then(() =>
          retryWhileBusy(() => client.cart.restore({ lineIds: [id] })),
        ),
      ])
      const now = expectOk(await client.cart.list())
      expect(['ok', 'line_gone']).toContain(resultCodeOf(quantity))
      expect(now.lines.map(({ id: one }) => one)).toEqual(cart.lines.map(({ id: one }) => one))
      expect(lineOf(now, basket).quantity).toBe(quantity.ok ? 4 : 1)
    }
  })

  it('can restore a gift while the cart is ordered: the order matches the displayed cart or is rejected', async () => {
    for (const { client } of await createAccounts(api, rounds.length)) {
      await client.cart.add({ productId: gifts.bouquet, pincode: '560001' })
      const both = expectOk(await client.cart.add({ productId: gifts.jade, pincode: '560001' }))
      const jade = lineOf(both, gifts.jade).id
      const { version, total } = expectOk(await client.cart.remove({ lineIds: [jade] }))
      const responses = { orderKey: randomUUID(), version, total, receiver, senderName: '', message: '' }
      const [placed, restored] = await Promise.all([
        retryWhileBusy(() => client.orders.place(responses)),
        retryWhileBusy(() => client.cart.restore({ lineIds: [jade] })),
      ])
      expect(resultCodeOf(restored)).toBe('ok')
      const left = expectOk(await client.cart.list()).lines.map(({ productId }) => productId)
      expect(placed.ok ? left : [resultCodeOf(placed), ...left]).toEqual(
        placed.ok ? [gifts.jade] : ['cart_changed', gifts.bouquet, gifts.jade],
      )
    }
  })

  it('can add the same gift with the same texts, which results in one line with all units', async () => {
    for (const _ of rounds) {
      const { client } = await baker()
      const texts = [{ attribute: 16, text: 'As it was' }]
      await Promise.all(
        [1, 2, 3, 4].map(() => retryWhileBusy(() => client.cart.add({ productId: cake, texts }))),
      )
      expect(expectOk(await client.cart.list()).lines.map(({ quantity }) => quantity)).toEqual([5])
    }
  })
})

/** The naive, wrong implementation: first check, then write. */
async function writeNaively(lineId: string, text: string): Promise<boolean> {
  const [line] = await api.db.select().from(cartLines).where(eq(cartLines.id, lineId))
  if (!line?.attributes.some((one) => one.text === 'As it was')) return false
  const attributes = line.attributes.map(
    (one): StoredAttribute => (one.kind === 'text' ? { ...one, text } : one),
  )
  await api.db.update(cartLines).set({ attributes }).where(eq(cartLines.id, lineId))
  return true
}

it('check-then-write loses an update on this Postgres, which shows that the test above can fail', async () => {
  const { line } = await baker()
  const written = await Promise.all(rounds.map((round) => writeNaively(line.id, `Tab ${round}`)))
  expect(written.filter(Boolean).length).toBeGreaterThan(1)
})
