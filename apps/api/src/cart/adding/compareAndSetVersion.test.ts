import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cartLines, carts } from '../../db/schema/carts.ts'
import { cartGifts, lineOf } from '../../fixtures/cartJourney.ts'
import { expectOk } from '../../fixtures/journey.ts'
import { openTestApi, type TestApi } from '../../fixtures/openTestApi.ts'
import { createSessionRepo } from '../../http/createSessionRepo.ts'
import { compareAndSetVersion } from './compareAndSetVersion.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

// Reads a guest's cart and requests three units of its only line.
async function readCart() {
  const { client } = api.visitor()
  const cart = expectOk(await client.cart.add({ productId: cartGifts.basket, pincode: '560001' }))
  const { id: lineId } = lineOf(cart, cartGifts.basket)
  const [line] = await api.db.select().from(cartLines).where(eq(cartLines.id, lineId))
  const [row] = await api.db
    .select()
    .from(carts)
    .where(eq(carts.id, line?.cartId ?? ''))
  if (!row?.sessionHash) throw new Error('The guest has no cart.')
  const owner = { tokenHash: row.sessionHash, userId: null }
  const write = (version: number) =>
    compareAndSetVersion(
      api.db,
      owner,
      { id: row.id, version },
      {
        change: { newLines: [], quantityUpdates: [{ id: lineId, quantity: 3 }] },
        kept: undefined,
      },
    )
  const now = async () => {
    const [kept] = await api.db.select().from(carts).where(eq(carts.id, row.id))
    const [held] = await api.db.select().from(cartLines).where(eq(cartLines.id, lineId))
    return { version: kept?.version, quantity: held?.quantity }
  }
  return { write, now, owner, version: row.version }
}

describe('a cart that was read without a lock', () => {
  let read: Awaited<ReturnType<typeof readCart>>
  beforeEach(async () => {
    read = await readCart()
  })

  it('is written if its version is current, and gets the next version', async () => {
    expect(await read.write(read.version)).toBe(true)
    expect(await read.now()).toEqual({ version: read.version + 1, quantity: 3 })
  })

  it('is not written after a concurrent change', async () => {
    expect(await read.write(read.version - 1)).toBe(false)
    expect(await read.now()).toEqual({ version: read.version, quantity: 1 })
  })

  it('is not written after a login has taken over the session', async () => {
    await createSessionRepo(api.db).takeOver(read.owner.tokenHash, new Date())
    expect(await read.write(read.version)).toBe(false)
    expect(await read.now()).toEqual({ version: read.version, quantity: 1 })
  })
})
