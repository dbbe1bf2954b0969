import { describe, expect, it } from 'vitest'
import type { Cart, LineId } from '../contract/cart/index.ts'
import type { CartFixture } from './CartTestCase.ts'
import { cartSuite } from './cartSuite.ts'
import { createFakeCart, type FakeCartOptions } from './createFakeCart.ts'
import { fakeCoupons } from './fakeCoupons.ts'
import { fakeProducts } from './fakeProducts.ts'

const { roses, cake, mug, hamper, card, candle, abroad, numberCandle, greetingCard } = fakeProducts
const open = (options: FakeCartOptions = {}): CartFixture => ({
  client: createFakeCart(options).client,
  gift: roses.productId,
  giftWithMessage: { productId: cake.productId, attribute: 16, limit: 25 },
  addOnProducts: {
    ...{ plain: candle.productId, candle: numberCandle.productId, card: greetingCard.productId },
    occasion: { id: 1, name: 'Birthday' },
  },
  coupon: fakeCoupons.tenth.code,
})
const titles = ({ lines }: Pick<Cart, 'lines'>) => lines.map(({ title }) => title)
const filled = async (...products: readonly (typeof roses)[]) => {
  const fake = createFakeCart()
  for (const { productId } of products) await fake.otherTab.add({ productId })
  const idOf = ({ productId }: typeof roses): LineId =>
    fake.cart().lines.find((line) => line.productId === productId)?.id ?? expect.unreachable()
  return { ...fake, idOf }
}

describe('createFakeCart passes the suite of every cart', () => {
  it.each(cartSuite)('$title', ({ run }) => run(open(), expect))
  it.each(cartSuite)('$title, for a shopper with points', ({ run }) => run(open({ points: 500 }), expect))
})

describe('createFakeCart', () => {
  it('attaches an add-on to the first gift, and removes and restores it with the gift', async () => {
    const { client, cart, idOf } = await filled(roses, hamper)
    expect(cart().addOns?.items.map(({ title }) => title)).toEqual([candle.title])
    await client.add({ productId: candle.productId })
    expect(cart().lines.at(-1)).toMatchObject({ title: candle.title, belongsTo: idOf(roses) })
    expect(cart().addOns).toBeUndefined()
    const lineIds = [idOf(roses)]
    await client.remove({ lineIds })
    expect(titles(cart())).toEqual([hamper.title, card.title])
    await client.restore({ lineIds })
    expect(titles(cart())).toEqual([roses.title, hamper.title, card.title, candle.title])
  })

  it('restores with a gift only the lines that were removed with it', async () => {
    const { client, cart, idOf } = await filled(roses, candle)
    const lineIds = [idOf(roses)]
    await client.remove({ lineIds: [idOf(candle)] })
    await client.remove({ lineIds })
    await client.restore({ lineIds })
    expect(titles(cart())).toEqual([roses.title])
  })

  it('neither charges nor counts free lines, and removes them with their gift', async () => {
    const { client, cart, idOf } = await filled(hamper)
    const lineId = idOf(card)
    expect(cart()).toMatchObject({ itemCount: 1, total: hamper.price })
    const alone = [
      await client.changeQuantity({ lineId, quantity: 2, from: 1 }),
      await client.remove({ lineIds: [lineId] }),
      await client.save({ lineIds: [lineId], isSaved: true }),
    ]
    for (const answer of alone) expect(answer).toMatchObject({ failure: { status: 409, code: 'free_line' } })
    await client.setFreebie({ lineId, isDeclined: true })
    expect(cart().lines.at(-1)).toMatchObject({ isFree: true, isDeclined: true })
  })

  it('rejects an order to several countries, and an order without required text', async () => {
    const orderKey = '6f0b3c1e-9d0a-4a53-8f0e-2a1d5a3f6b77'
    const mixed = await filled(roses, abroad)
    const start = ({ client, cart }: Pick<typeof mixed, 'client' | 'cart'>) =>
      client.startOrder({ orderKey, version: cart().version })
    expect(await start(mixed)).toMatchObject({ failure: { code: 'several_countries' } })
    expect(await start(await filled(mug))).toMatchObject({
      failure: { code: 'message_missing', message: expect.stringContaining(mug.title) },
    })
  })

  it('applies a coupon up to its maximum discount, and only from its minimum amount', async () => {
    const { client } = await filled(roses, hamper)
    const tenth = await client.setCoupon({ code: 'tenth' })
    expect(tenth).toMatchObject({ value: { saving: 20_000 + 30_000 + 15_000 } })
    const large = await client.setCoupon({ code: 'LARGE' })
    expect(large).toMatchObject({ value: { total: 239_800 - 11_990, coupon: { code: 'LARGE' } } })
    const small = await filled(mug)
    expect(await small.client.setCoupon({ code: 'TENTH' })).toMatchObject({
      failure: { code: 'coupon_minimum', message: 'This coupon is for gifts of ₹499 or more.' },
    })
    const closed = createFakeCart({ coupons: 'none' })
    expect(closed.cart().coupon).toBeUndefined()
    expect(await closed.client.setCoupon({ code: 'TENTH' })).toMatchObject({ failure: { status: 404 } })
  })

  it('lets reward points pay for a tenth of the cart', async () => {
    const { client, cart } = createFakeCart({ points: 500 })
    await client.add({ productId: roses.productId })
    expect(cart().points).toEqual({ balance: 500, redeemable: 9_000, isRedeemed: false })
    expect(await client.redeemPoints({ isRedeemed: true })).toMatchObject({ ok: true })
    expect(cart()).toMatchObject({ total: 80_900, points: { isRedeemed: true } })
    expect(cart().rows.at(-1)).toEqual({ kind: 'points', label: 'Reward points', amount: -9_000 })
    expect(createFakeCart({ points: 0 }).cart().points).toBeUndefined()
  })

  it('can make calls fail: every call, one call before its change, or one call after its change', async () => {
    const { client, cart, fail, failOnce, idOf } = await filled(roses)
    const change = (quantity: number) => client.changeQuantity({ lineId: idOf(roses), quantity, from: 1 })
    const network = { kind: 'network' } as const
    fail(network)
    expect(await change(2)).toEqual({ ok: false, failure: network })
    expect(await client.list()).toEqual({ ok: false, failure: network })
    fail(undefined)
    failOnce(network)
    expect(await change(3)).toEqual({ ok: false, failure: network })
    expect(cart().itemCount).toBe(1)
    failOnce(network, 'after')
    expect(await change(4)).toEqual({ ok: false, failure: network })
    expect(cart().itemCount).toBe(4)
    expect(await change(5)).toMatchObject({ ok: true })
  })

  it('responds with the configured latency', async () => {
    const { client, slow } = createFakeCart({ latencyMs: 5 })
    const begun = performance.now()
    await client.list()
    expect(performance.now() - begun).toBeGreaterThanOrEqual(4)
    slow(0)
    expect(await client.list()).toMatchObject({ ok: true })
  })
})
