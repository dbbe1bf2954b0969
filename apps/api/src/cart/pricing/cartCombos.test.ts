import { quantityLimits } from '@store/api-client/contract/rules/quantity'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { products } from '../../db/schema/products.ts'
import { cartGifts, lineOf, messageOf, resultCodeOf } from '../../fixtures/cartJourney.ts'
import { expectOk, gifts, receiver } from '../../fixtures/journey.ts'
import { openTestApi, type TestApi } from '../../fixtures/openTestApi.ts'
import { openTestAccount } from '../../fixtures/orderJourney.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const { celebration, rosesAndCake, twoJades } = cartGifts
const here = { productId: rosesAndCake, pincode: '560001' }
const pair = 1349_00
const apart = 699_00 + 749_00

async function paired() {
  const { client } = api.visitor()
  const cart = expectOk(await client.cart.add(here))
  return { client, cart, roses: lineOf(cart, gifts.roses), cake: lineOf(cart, gifts.cake) }
}

describe('a combo', () => {
  it('is a line for each of its gifts, at the combo price', async () => {
    const { cart, roses, cake } = await paired()
    expect([roses.price, cake.price, cart.total, cart.itemCount]).toEqual([699_00, 749_00, pair, 2])
    expect(roses.combo).toMatchObject({
      title: 'Roses and a Truffle Cake',
      price: pair,
      perSet: 1,
      canReplicate: true,
      href: '/p/combo/roses-and-truffle-cake',
    })
    expect(cake.combo).toEqual(roses.combo)
    expect(roses.deliveryText).toBe(cake.deliveryText)
  })

  it('gets another set when it is added again, and separate lines for another location', async () => {
    const { client } = await paired()
    expect(expectOk(await client.cart.add(here)).lines.map(({ quantity }) => quantity)).toEqual([2, 2])
    const cart = expectOk(await client.cart.add({ ...here, pincode: '110001' }))
    expect(new Set(cart.lines.map(({ combo }) => combo?.id)).size).toBe(2)
    expect(cart.total).toBe(3 * pair)
  })

  it('accepts no more sets than the limit', async () => {
    const { client, roses } = await paired()
    await client.cart.changeCombo({ comboId: roses.combo?.id ?? never(), sets: quantityLimits.max })
    expect(resultCodeOf(await client.cart.add(here))).toBe('quantity_limit')
  })

  it('is separate from the same gift added alone', async () => {
    const { client } = await paired()
    const cart = expectOk(await client.cart.add({ productId: gifts.roses, pincode: '560001' }))
    expect(cart.lines.map(({ productId, combo }) => [productId, combo !== undefined])).toEqual([
      [gifts.roses, true],
      [gifts.cake, true],
      [gifts.roses, false],
    ])
    expect(cart.total).toBe(pair + 699_00)
  })

  it('stores texts on the gift that has an attribute for them', async () => {
    const { client } = api.visitor()
    const texts = [{ attribute: 16, text: 'For Asha' }]
    const cart = expectOk(await client.cart.add({ ...here, texts }))
    expect(messageOf(lineOf(cart, gifts.cake)).text).toBe('For Asha')
    expect(lineOf(cart, gifts.roses).attributes).toEqual([])
    expect(expectOk(await client.cart.add(here)).lines).toHaveLength(4)
  })

  it('can change the quantity of one line, or of all its lines', async () => {
    const { client, roses } = await paired()
    const one = expectOk(await client.cart.changeQuantity({ lineId: roses.id, quantity: 3, from: 1 }))
    expect(one.lines.map(({ quantity }) => quantity)).toEqual([3, 1])
    expect(one.total).toBe(pair + 2 * 699_00)
    const all = expectOk(await client.cart.changeCombo({ comboId: roses.combo?.id ?? never(), sets: 3 }))
    expect([all.lines.map(({ quantity }) => quantity), all.total]).toEqual([[3, 3], 3 * pair])
  })

  it('is limited by the maximum quantity of a line if a set has several units of a gift', async () => {
    const { client } = api.visitor()
    const cart = expectOk(await client.cart.add({ productId: twoJades }))
    expect([cart.total, lineOf(cart, gifts.jade).combo?.perSet]).toEqual([799_00, 2])
    const comboId = lineOf(cart, gifts.jade).combo?.id ?? never()
    const most = expectOk(await client.cart.changeCombo({ comboId, sets: quantityLimits.max }))
    const { max } = quantityLimits
    const { quantity, price } = lineOf(most, gifts.jade)
    expect([quantity, most.total]).toEqual([max, Math.floor(max / 2) * 799_00 + (max % 2) * price])
  })

  it('rejects a change of its number of sets if it can only be bought as one set', async () => {
    const { client } = api.visitor()
    const { lines } = expectOk(await client.cart.add({ productId: celebration, pincode: '560001' }))
    expect(lines).toHaveLength(4)
    const comboId = lines[0]?.combo?.id ?? never()
    expect(resultCodeOf(await client.cart.changeCombo({ comboId, sets: 2 }))).toBe('not_replicable')
  })

  it('becomes ordinary lines when one of its gifts is removed, and a combo again when that gift is restored', async () => {
    const { client, cart, cake } = await paired()
    const rest = expectOk(await client.cart.remove({ lineIds: [cake.id] }))
    expect(rest.lines.map(({ combo }) => combo)).toEqual([undefined])
    expect(rest.total).toBe(699_00)
    const back = expectOk(await client.cart.restore({ lineIds: [cake.id] }))
    expect([back.lines, back.total]).toEqual([cart.lines, pair])
  })

  it('is saved for later as a whole', async () => {
    const { client, cart } = await paired()
    const lineIds = cart.lines.map(({ id }) => id)
    const aside = expectOk(await client.cart.save({ lineIds, isSaved: true }))
    expect([aside.saved, aside.total]).toEqual([cart.lines, 0])
  })

  it('cannot be changed by another visitor', async () => {
    const { roses } = await paired()
    const other = await paired()
    const request = { comboId: roses.combo?.id ?? never(), sets: 2 }
    expect(await other.client.cart.changeCombo(request)).toMatchObject({
      failure: { status: 404, code: 'line_gone' },
    })
  })

  it('is out of stock when one of its gifts is', async () => {
    await api.db.update(products).set({ stock: 0 }).where(eq(products.nid, gifts.roses))
    expect(resultCodeOf(await api.visitor().client.cart.add(here))).toBe('out_of_stock')
    await api.db.update(products).set({ stock: 40 }).where(eq(products.nid, gifts.roses))
  })

  it('is delivered only where there is a baker if it contains a cake', async () => {
    expect(resultCodeOf(await api.visitor().client.cart.add({ ...here, pincode: '682001' }))).toBe(
      'not_deliverable',
    )
  })

  it('costs no more than the sum of its gifts', async () => {
    const { cart } = await paired()
    expect(cart.total).toBeLessThan(apart)
    expect(cart.saving).toBe(cart.listTotal - cart.total)
  })
})

function never(): never {
  throw new Error('The line is part of no combo.')
}

it('a combo that the shop no longer sells cannot be ordered at its price, but its gifts can', async () => {
  const { client } = await openTestAccount(api)
  const start = async () => {
    const { version } = expectOk(await client.cart.list())
    return expectOk(await client.cart.startOrder({ orderKey: crypto.randomUUID(), version }))
  }
  expectOk(await client.cart.add(here))
  const one = eq(products.nid, rosesAndCake)
  const [before] = await api.db.select({ stock: products.stock }).from(products).where(one)
  await api.db.update(products).set({ stock: 0 }).where(one)
  expect(await start()).toEqual({
    kind: 'outOfStock',
    messages: ['Roses and a Truffle Cake is out of stock.'],
  })
  const { version, total, lines } = expectOk(await client.cart.list())
  const order = { orderKey: crypto.randomUUID(), version, total, receiver, senderName: '', message: '' }
  expect(resultCodeOf(await client.orders.place(order))).toBe('out_of_stock')
  await client.cart.remove({ lineIds: lines.slice(1).map(({ id }) => id) })
  expect(await start()).toMatchObject({ kind: 'forward' })
  await api.db
    .update(products)
    .set({ stock: before?.stock ?? 0 })
    .where(one)
})
