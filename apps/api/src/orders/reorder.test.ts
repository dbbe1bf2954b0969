import { randomUUID } from 'node:crypto'
import type { Cart } from '@store/api-client/contract/cart'
import { quantityLimits } from '@store/api-client/contract/rules/quantity'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cartLines } from '../db/schema/carts.ts'
import { orderLines, orders } from '../db/schema/orders.ts'
import { products } from '../db/schema/products.ts'
import { cartGifts, lineOf, messageOf, resultCodeOf } from '../fixtures/cartJourney.ts'
import { expectOk, gifts, receiver } from '../fixtures/journey.ts'
import { openTestApi, type TestApi, type Visitor } from '../fixtures/openTestApi.ts'
import { openTestAccount, orderCart, placeGiftOrder } from '../fixtures/orderJourney.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const { basket, cake, chocolates, rosesAndCake, seeds } = cartGifts
const { pincode } = receiver

/** Returns the content of a cart without its ids, which differ each time. */
const toComparableLines = ({ lines }: Cart) =>
  lines.map(({ productId, quantity, attributes, combo, belongsTo, isFree }) => ({
    ...{ productId, quantity, isFree },
    said: attributes.map((one) => ('text' in one ? one.text : one.pictureSrc)),
    combo: combo?.title,
    with: lines.find(({ id }) => id === belongsTo)?.productId,
  }))

const again = ({ client }: Visitor, id: string, key = randomUUID()) => client.orders.reorder({ id, key })

async function fillEverything({ client: { cart } }: Visitor): Promise<Cart> {
  const pair = expectOk(await cart.add({ productId: rosesAndCake, pincode }))
  const inPair = lineOf(pair, cake)
  const word = messageOf(inPair)
  await cart.updateMessage({ lineId: inPair.id, attributeId: word.id, from: '', text: 'For Ravi' })
  await cart.changeQuantity({ lineId: lineOf(pair, gifts.roses).id, quantity: 3, from: 1 })
  await cart.add({ productId: basket, pincode })
  const texts = [{ attribute: 16, text: 'For Asha' }]
  const alone = expectOk(await cart.add({ productId: cake, pincode, texts })).lines.at(-1)
  const filled = expectOk(await cart.add({ productId: chocolates, belongsTo: alone?.id }))
  const [vase] = filled.lines.filter(({ productId }) => productId === chocolates)
  return expectOk(
    await cart.changeQuantity({
      lineId: vase?.id ?? alone?.id ?? lineOf(filled, cake).id,
      quantity: 2,
      from: 1,
    }),
  )
}

describe('reordering (AC4)', () => {
  it('adds the same gifts with the same texts, options, add-ons and combos to the cart', async () => {
    const visitor = await openTestAccount(api)
    const before = await fillEverything(visitor)
    const { id } = await orderCart(visitor)
    const done = expectOk(await again(visitor, id))
    expect(done).toMatchObject({ leftOut: [], href: '/cart', cartCount: before.itemCount })
    const after = expectOk(await visitor.client.cart.list())
    expect(toComparableLines(after)).toEqual(expect.arrayContaining(toComparableLines(before)))
    expect(after.lines).toHaveLength(before.lines.length)
    expect(after.total).toBe(before.total)
  })

  it('keeps a selected option and an uploaded picture', async () => {
    const visitor = await openTestAccount(api)
    const [product] = await api.db.select().from(products).where(eq(products.nid, cake))
    const weight = product?.facts?.attributes?.find(({ aid }) => aid === 10)
    const second = weight?.kind === 'options' ? weight.options[1] : undefined
    const choices = [{ attribute: 10, options: [second?.id ?? 0] }]
    const added = expectOk(await visitor.client.cart.add({ productId: cake, pincode, choices }))
    const [line] = await api.db
      .select()
      .from(cartLines)
      .where(eq(cartLines.id, lineOf(added, cake).id))
    const photo = {
      kind: 'picture',
      id: randomUUID(),
      aid: 30,
      label: 'Photo',
      text: '/photos/a.webp',
    } as const
    await api.db
      .update(cartLines)
      .set({ attributes: [...(line?.attributes ?? []), photo] })
      .where(eq(cartLines.id, lineOf(added, cake).id))
    const before = expectOk(await visitor.client.cart.list())
    const { id } = await orderCart(visitor)
    expectOk(await again(visitor, id))
    const after = expectOk(await visitor.client.cart.list())
    expect(toComparableLines(after)).toEqual(toComparableLines(before))
    expect(toComparableLines(after)[0]?.said).toEqual([second?.name, '', '/photos/a.webp'])
    expect(after.total).toBe(before.total)
  })

  it('increases existing lines, up to ten units', async () => {
    const visitor = await openTestAccount(api)
    const { id } = await placeGiftOrder(visitor)
    const added = expectOk(await visitor.client.cart.add({ productId: gifts.roses, pincode }))
    const { id: lineId } = lineOf(added, gifts.roses)
    expectOk(await again(visitor, id))
    expect(lineOf(expectOk(await visitor.client.cart.list()), gifts.roses)).toMatchObject({
      id: lineId,
      quantity: 2,
    })
    await visitor.client.cart.changeQuantity({ lineId, quantity: quantityLimits.max, from: 2 })
    expect(expectOk(await again(visitor, id))).toMatchObject({
      put: 0,
      leftOut: [{ title: 'Twelve Red Roses Bouquet', why: 'full' }],
    })
  })

  it('uses current prices', async () => {
    const visitor = await openTestAccount(api)
    const { id } = await placeGiftOrder(visitor)
    await api.db.update(products).set({ price: 59900 }).where(eq(products.nid, gifts.roses))
    expectOk(await again(visitor, id))
    expect(expectOk(await visitor.client.cart.list()).lines[0]?.price).toBe(59900)
    await api.db.update(products).set({ price: 69900 }).where(eq(products.nid, gifts.roses))
  })

  it('reports a sold-out gift, omits it with its add-ons, and adds the others', async () => {
    const visitor = await openTestAccount(api)
    const added = expectOk(await visitor.client.cart.add({ productId: cake, pincode }))
    await visitor.client.cart.add({ productId: chocolates, belongsTo: lineOf(added, cake).id })
    await visitor.client.cart.add({ productId: gifts.roses, pincode })
    const { id } = await orderCart(visitor)
    await api.db.update(products).set({ stock: 0 }).where(eq(products.nid, cake))
    expect(expectOk(await again(visitor, id))).toMatchObject({
      put: 1,
      cartCount: 1,
      leftOut: [
        { title: 'Chocolate Truffle Cake', why: 'outOfStock' },
        { title: 'Small Box of Chocolates', why: 'outOfStock' },
      ],
    })
    await api.db.update(products).set({ stock: 50 }).where(eq(products.nid, cake))
  })

  it('reports gifts that are offered differently now', async () => {
    const visitor = await openTestAccount(api)
    const texts = [{ attribute: 16, text: 'For Asha' }]
    await visitor.client.cart.add({ productId: cake, pincode, texts })
    const { id } = await orderCart(visitor)
    const [product] = await api.db.select().from(products).where(eq(products.nid, cake))
    const facts = product?.facts ?? null
    const without = facts && { ...facts, attributes: facts.attributes?.filter(({ aid }) => aid !== 16) ?? [] }
    await api.db.update(products).set({ facts: without }).where(eq(products.nid, cake))
    expect(expectOk(await again(visitor, id))).toMatchObject({ put: 0, leftOut: [{ why: 'changed' }] })
    await api.db.update(products).set({ facts }).where(eq(products.nid, cake))
  })

  it('omits a free gift that the shopper declined', async () => {
    const visitor = await openTestAccount(api)
    const added = expectOk(await visitor.client.cart.add({ productId: basket, pincode }))
    await visitor.client.cart.setFreebie({ lineId: lineOf(added, seeds).id, isDeclined: true })
    const { id } = await orderCart(visitor)
    expectOk(await again(visitor, id))
    expect(lineOf(expectOk(await visitor.client.cart.list()), seeds).isDeclined).toBe(true)
  })

  it('adds the gifts of an incomplete combo as single gifts', async () => {
    const visitor = await openTestAccount(api)
    const pair = expectOk(await visitor.client.cart.add({ productId: rosesAndCake, pincode }))
    await visitor.client.cart.remove({ lineIds: [lineOf(pair, cake).id] })
    const { id } = await orderCart(visitor)
    expectOk(await again(visitor, id))
    const { lines } = expectOk(await visitor.client.cart.list())
    expect(lines.map(({ productId, combo }) => [productId, combo])).toEqual([[gifts.roses, undefined]])
  })

  it('adds the available gifts of an order without a stored cart', async () => {
    const visitor = await openTestAccount(api)
    await visitor.client.cart.add({ productId: rosesAndCake, pincode })
    const texts = [{ attribute: 16, text: 'For Asha' }]
    await visitor.client.cart.add({ productId: cake, pincode, texts })
    const { id } = await orderCart(visitor)
    await api.db.update(orders).set({ contents: null }).where(eq(orders.id, id))
    await api.db.update(orderLines).set({ parts: [], sources: [] }).where(eq(orderLines.orderId, id))
    expect(expectOk(await again(visitor, id))).toMatchObject({ put: 2, leftOut: [] })
    const after = toComparableLines(expectOk(await visitor.client.cart.list()))
    expect(after.map(({ productId, combo, said }) => [productId, combo, said.at(-1)])).toEqual([
      [gifts.roses, 'Roses and a Truffle Cake', undefined],
      [cake, 'Roses and a Truffle Cake', ''],
      [cake, undefined, 'For Asha'],
    ])
  })

  it('runs once per idempotency key, and rejects the key of another order', async () => {
    const visitor = await openTestAccount(api)
    const { id } = await placeGiftOrder(visitor)
    const other = await placeGiftOrder(visitor, gifts.cake)
    const key = randomUUID()
    const first = expectOk(await again(visitor, id, key))
    expect(expectOk(await again(visitor, id, key))).toEqual(first)
    expect(expectOk(await visitor.client.cart.list()).itemCount).toBe(1)
    expect(resultCodeOf(await again(visitor, other.id, key))).toBe('order_key_used')
  })
})
