import { isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cartLines } from '../../db/schema/carts.ts'
import { cartGifts, lineOf, missingLineId, resultCodeOf } from '../../fixtures/cartJourney.ts'
import { expectOk, gifts, signUp } from '../../fixtures/journey.ts'
import { openTestApi, type TestApi } from '../../fixtures/openTestApi.ts'
import { purgeAllExpiredRows } from '../../purge/purgeAllExpiredRows.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const minute = 60_000
const { basket, chocolates, seeds } = cartGifts

/** Returns a visitor with a basket, its seeds and chocolates as add-ons, and separate roses. */
async function gifted() {
  const visitor = api.visitor()
  const { client } = visitor
  await client.cart.add({ productId: basket, pincode: '560001' })
  await client.cart.add({ productId: gifts.roses, pincode: '560001' })
  const cart = expectOk(await client.cart.add({ productId: chocolates }))
  const ids = { basket: lineOf(cart, basket).id, roses: lineOf(cart, gifts.roses).id }
  return { ...visitor, cart, ...ids, along: lineOf(cart, chocolates).id }
}

describe('a removed line', () => {
  it('is restored unchanged, with all lines that were removed with it (R5)', async () => {
    const { client, cart, basket: id } = await gifted()
    const without = expectOk(await client.cart.remove({ lineIds: [id] }))
    expect(without.lines.map(({ productId }) => productId)).toEqual([gifts.roses])
    const back = expectOk(await client.cart.restore({ lineIds: [id] }))
    expect(back.lines).toEqual(cart.lines)
    expect([back.total, back.itemCount]).toEqual([cart.total, cart.itemCount])
    expect(expectOk(await client.cart.restore({ lineIds: [id] })).lines).toEqual(cart.lines)
  })

  it('is restored without lines that were removed earlier', async () => {
    const { client, basket: id, along } = await gifted()
    await client.cart.remove({ lineIds: [along] })
    await client.cart.remove({ lineIds: [id] })
    const back = expectOk(await client.cart.restore({ lineIds: [id] }))
    expect(back.lines.map(({ productId }) => productId)).toEqual([basket, seeds, gifts.roses])
  })

  it('expires after an hour, and is purged', async () => {
    const { client, basket: id } = await gifted()
    await client.cart.remove({ lineIds: [id] })
    api.wait(59 * minute)
    await purgeAllExpiredRows(api.db, api.now())
    expect(resultCodeOf(await client.cart.restore({ lineIds: [id] }))).toBe('ok')
    await client.cart.remove({ lineIds: [id] })
    api.wait(61 * minute)
    expect(await client.cart.restore({ lineIds: [id] })).toMatchObject({
      failure: { status: 404, code: 'line_gone' },
    })
    const removed = () => api.db.$count(cartLines, isNotNull(cartLines.removedAt))
    expect(await removed()).toBeGreaterThan(0)
    await purgeAllExpiredRows(api.db, api.now())
    expect(await removed()).toBe(0)
    expect(expectOk(await client.cart.list()).itemCount).toBe(1)
  })

  it('can be restored although an equal line exists, and both stay', async () => {
    const { client, roses } = await gifted()
    await client.cart.changeQuantity({ lineId: roses, quantity: 7, from: 1 })
    await client.cart.remove({ lineIds: [roses] })
    await client.cart.add({ productId: gifts.roses, pincode: '560001' })
    const cart = expectOk(await client.cart.restore({ lineIds: [roses] }))
    const quantities = cart.lines.filter(({ productId }) => productId === gifts.roses)
    expect(quantities.map(({ quantity }) => quantity)).toEqual([7, 1])
  })

  it('rejects a change of its quantity, and cannot be restored by another visitor', async () => {
    const { client, roses } = await gifted()
    await client.cart.remove({ lineIds: [roses] })
    expect(resultCodeOf(await client.cart.changeQuantity({ lineId: roses, quantity: 2, from: 1 }))).toBe(
      'line_gone',
    )
    const other = await gifted()
    expect(resultCodeOf(await other.client.cart.restore({ lineIds: [roses] }))).toBe('line_gone')
    expect(resultCodeOf(await api.visitor().client.cart.restore({ lineIds: [roses] }))).toBe('line_gone')
    expect(resultCodeOf(await client.cart.restore({ lineIds: [roses, missingLineId] }))).toBe('line_gone')
    expect(resultCodeOf(await client.cart.restore({ lineIds: [roses] }))).toBe('ok')
  })

  it('is restored as an add-on of the first gift if its own gift was removed', async () => {
    const { client, basket: id, roses, along } = await gifted()
    await client.cart.remove({ lineIds: [along] })
    await client.cart.remove({ lineIds: [id] })
    const cart = expectOk(await client.cart.restore({ lineIds: [along] }))
    expect(lineOf(cart, chocolates).belongsTo).toBe(roses)
  })

  it('can be restored after a login', async () => {
    const visitor = await gifted()
    await visitor.client.cart.remove({ lineIds: [visitor.basket] })
    await signUp(api, visitor, 'undo@example.com')
    const cart = expectOk(await visitor.client.cart.restore({ lineIds: [visitor.basket] }))
    expect(new Set(cart.lines.map(({ id }) => id))).toEqual(new Set(visitor.cart.lines.map(({ id }) => id)))
    expect(lineOf(cart, chocolates).belongsTo).toBe(visitor.basket)
  })
})

describe('a line saved for later', () => {
  it('is not part of the total, nor are its add-ons, and can be moved back unchanged', async () => {
    const { client, cart, basket: id } = await gifted()
    const aside = expectOk(await client.cart.save({ lineIds: [id], isSaved: true }))
    expect(aside.lines.map(({ productId }) => productId)).toEqual([gifts.roses])
    expect(aside.saved.map(({ productId }) => productId)).toEqual([basket, seeds, chocolates])
    expect(aside).toMatchObject({ total: 69900, itemCount: 1 })
    expect(aside.saved[1]).toMatchObject({ isFree: true, belongsTo: id })
    const back = expectOk(await client.cart.save({ lineIds: [id], isSaved: false }))
    expect([back.lines, back.saved, back.total]).toEqual([cart.lines, [], cart.total])
  })

  it('can be removed, and is then restored as a saved line', async () => {
    const { client, basket: id } = await gifted()
    const aside = expectOk(await client.cart.save({ lineIds: [id], isSaved: true }))
    expect(expectOk(await client.cart.remove({ lineIds: [id] })).saved).toEqual([])
    expect(expectOk(await client.cart.restore({ lineIds: [id] }))).toEqual({
      ...aside,
      version: aside.version + 2,
    })
  })

  it('cannot be changed by another visitor', async () => {
    const { client, basket: id } = await gifted()
    const other = await gifted()
    expect(await other.client.cart.save({ lineIds: [id], isSaved: true })).toMatchObject({
      failure: { status: 404, code: 'line_gone' },
    })
    expect(resultCodeOf(await client.cart.save({ lineIds: [id, missingLineId], isSaved: true }))).toBe(
      'line_gone',
    )
    expect(expectOk(await client.cart.list()).saved).toEqual([])
  })

  it('survives a login', async () => {
    const visitor = await gifted()
    await visitor.client.cart.save({ lineIds: [visitor.basket], isSaved: true })
    expect((await signUp(api, visitor, 'saved@example.com')).cartCount).toBe(1)
    const { lines, saved } = expectOk(await visitor.client.cart.list())
    expect([lines, saved].map((found) => found.map(({ productId }) => productId))).toEqual([
      [gifts.roses],
      [basket, seeds, chocolates],
    ])
  })
})

it('a cart has at most fifty lines, and fifty lines saved for later', async () => {
  const { client } = api.visitor()
  const letters = Array.from({ length: 50 }, (_, at) => `Cake ${at}`)
  const ofCake = (text: string) => ({ productId: cartGifts.cake, texts: [{ attribute: 16, text }] })
  for (const text of letters) expectOk(await client.cart.add(ofCake(text)))
  expect(resultCodeOf(await client.cart.add({ productId: gifts.roses }))).toBe('cart_full')
  const lineIds = expectOk(await client.cart.list()).lines.map(({ id }) => id)
  expectOk(await client.cart.save({ lineIds, isSaved: true }))
  const [one] = expectOk(await client.cart.add({ productId: gifts.roses })).lines
  expect(resultCodeOf(await client.cart.save({ lineIds: [one?.id ?? missingLineId], isSaved: true }))).toBe(
    'saved_full',
  )
  expect(resultCodeOf(await client.cart.save({ lineIds, isSaved: false }))).toBe('cart_full')
})
