import { toProductId } from '@store/api-client/contract/cart'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { products } from '../../db/schema/products.ts'
import { cartGifts, lineOf, resultCodeOf } from '../../fixtures/cartJourney.ts'
import { expectOk, receiver, signUp } from '../../fixtures/journey.ts'
import { openTestApi, type TestApi } from '../../fixtures/openTestApi.ts'
import { openTestAccount } from '../../fixtures/orderJourney.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const { cake } = cartGifts
const forest = toProductId(2003)
const inVase = toProductId(1010)
const candle = toProductId(5013)
const pincode = '560001'

/** Returns the options of a product from its page, by attribute and name. */
async function optionsOf(type: string, slug: string) {
  const page = expectOk(await api.visitor().client.catalogue.productPage({ type, slug }))
  if (page.kind !== 'product') throw new Error(`${slug} moved`)
  const { attributes } = page.product
  const find = (attribute: number, name: string) => {
    const option = attributes.find(({ id }) => id === attribute)?.options.find((one) => one.name === name)
    if (!option) throw new Error(`${slug} has no ${name}`)
    return option
  }
  return { product: page.product, find }
}

describe('the selected options of a product', () => {
  it('are listed on its page, in order, with their surcharges', async () => {
    const { product, find } = await optionsOf('cake', 'black-forest-cake')
    expect(product.attributes.map(({ id, display, isRequired }) => [id, display, isRequired])).toEqual([
      [10, 'select', true],
      [6, 'checkbox', false],
      [16, 'text', false],
    ])
    expect(product.attributes.at(-1)).toMatchObject({ label: 'Message on Cake', limit: 25 })
    expect(find(10, '0.5 Kg').adds).toBe(0)
    expect(find(10, '2 Kg').adds).toBeGreaterThan(0)
  })

  it('determine the price, the texts and the total of the line', async () => {
    const { product, find } = await optionsOf('cake', 'black-forest-cake')
    const heavy = find(10, '2 Kg')
    const eggless = product.attributes.find(({ id }) => id === 6)?.options[0]
    const { client } = api.visitor()
    const choices = [
      { attribute: 10, options: [heavy.id] },
      { attribute: 6, options: [eggless?.id ?? 0] },
    ]
    const cart = expectOk(await client.cart.add({ productId: forest, pincode, choices }))
    const line = lineOf(cart, forest)
    expect(line.price).toBe(product.price + heavy.adds + (eggless?.adds ?? 0))
    expect(line.attributes).toMatchObject([
      { kind: 'choice', name: 'weight', text: '2 Kg' },
      { kind: 'choice', label: 'Eggless', text: 'Eggless' },
      { kind: 'message', text: '' },
    ])
    expect(cart.total).toBe(line.price)
  })

  it('separate cart lines with different options, and merge those with equal options, selected explicitly or by default', async () => {
    const { find } = await optionsOf('cake', 'chocolate-truffle-cake')
    const { client } = api.visitor()
    const weigh = (name: string) => [{ attribute: 10, options: [find(10, name).id] }]
    await client.cart.add({ productId: cake, pincode })
    await client.cart.add({ productId: cake, pincode, choices: weigh('2 Kg') })
    const cart = expectOk(await client.cart.add({ productId: cake, pincode, choices: weigh('1 Kg') }))
    expect(cart.lines.map(({ quantity, attributes: [weight] }) => [quantity, weight])).toMatchObject([
      [2, { text: '1 Kg' }],
      [1, { text: '2 Kg' }],
    ])
  })

  it('reduce the price if an included option is deselected', async () => {
    const { product } = await optionsOf('flower', 'red-roses-in-glass-vase')
    const vase = product.attributes.find(({ id }) => id === 31)?.options[0]
    const { client } = api.visitor()
    const stored = lineOf(expectOk(await client.cart.add({ productId: inVase, pincode })), inVase)
    expect(stored.price).toBe(product.price)
    const choices = [{ attribute: 31, options: [] }]
    const cart = expectOk(await client.cart.add({ productId: inVase, pincode, choices }))
    const without = cart.lines.find(({ id }) => id !== stored.id)
    expect(without?.price).toBe(product.price + (vase?.adds ?? 0))
    expect(without?.price).toBeLessThan(product.price)
    expect(without?.attributes).toMatchObject([{ kind: 'choice', label: 'Vase', text: 'Without' }])
  })

  it.each([
    ['an option that the product does not have', [{ attribute: 10, options: [99] }], 'invalid'],
    ['an attribute that the product does not have', [{ attribute: 31, options: [1] }], 'invalid'],
    ['two options for a single choice', [{ attribute: 10, options: [1, 2] }], 'invalid'],
    ['a missing required option', [{ attribute: 10, options: [] }], 'choice_missing'],
    ['the same option twice', [{ attribute: 6, options: [1, 1] }], 'invalid'],
    ['the same attribute twice', [1, 2].map((option) => ({ attribute: 10, options: [option] })), 'invalid'],
    ['a text attribute as a choice', [{ attribute: 16, options: [] }], 'invalid'],
  ])('are rejected with %s', async (_, choices, code) => {
    const { client } = api.visitor()
    const answer = await client.cart.add({ productId: cake, pincode, choices })
    expect(resultCodeOf(answer)).toBe(code)
    expect(answer).toMatchObject({ failure: { status: 400, field: 'options' } })
    expect(expectOk(await client.cart.list()).lines).toEqual([])
  })

  it('are required for an attribute that is mandatory and has no default', async () => {
    const { client } = api.visitor()
    expect(resultCodeOf(await client.cart.add({ productId: candle, pincode }))).toBe('choice_missing')
  })

  it('are not accepted for the gifts of a combo', async () => {
    const { product } = await optionsOf('combo', 'roses-and-truffle-cake')
    expect(product.attributes.map(({ display }) => display)).toEqual(['text'])
    const { client } = api.visitor()
    const choices = [{ attribute: 10, options: [1] }]
    expect(resultCodeOf(await client.cart.add({ productId: cartGifts.rosesAndCake, pincode, choices }))).toBe(
      'invalid',
    )
  })

  it('survive a login, and determine the price and texts of the order', async () => {
    const { product, find } = await optionsOf('cake', 'chocolate-truffle-cake')
    const heavy = find(10, '2 Kg')
    const visitor = api.visitor()
    await visitor.client.cart.add({
      productId: cake,
      pincode,
      choices: [{ attribute: 10, options: [heavy.id] }],
    })
    await signUp(api, visitor, 'choices@example.com')
    const cart = expectOk(await visitor.client.cart.list())
    expect(lineOf(cart, cake).price).toBe(product.price + heavy.adds)
    const order = { orderKey: crypto.randomUUID(), version: cart.version, total: cart.total }
    const placed = expectOk(
      await visitor.client.orders.place({ ...order, receiver, senderName: '', message: '' }),
    )
    const found = expectOk(await visitor.client.orders.get({ id: placed.orderId }))
    expect(found.lines).toMatchObject([{ price: product.price + heavy.adds }])
    expect(found.total).toBe(cart.total)
  })

  it('prevent the order if the shop no longer sells one of them, instead of charging the price without it', async () => {
    const { product, find } = await optionsOf('cake', 'black-forest-cake')
    const heavy = find(10, '2 Kg')
    const { client } = await openTestAccount(api)
    const choices = [{ attribute: 10, options: [heavy.id] }]
    expectOk(await client.cart.add({ productId: forest, pincode, choices }))
    const one = eq(products.nid, forest)
    const [before] = await api.db.select({ facts: products.facts }).from(products).where(one)
    if (!before?.facts) throw new Error('The cake has no facts.')
    const { facts } = before
    const attributes = facts.attributes?.map((each) =>
      each.kind === 'options'
        ? { ...each, options: each.options.filter(({ id }) => each.aid !== 10 || id !== heavy.id) }
        : each,
    )
    await api.db
      .update(products)
      .set({ facts: { ...facts, ...(attributes && { attributes }) } })
      .where(one)
    const start = async () => {
      const { version } = expectOk(await client.cart.list())
      return expectOk(await client.cart.startOrder({ orderKey: crypto.randomUUID(), version }))
    }
    const refused = { kind: 'outOfStock', messages: [`${product.title} is out of stock.`] }
    expect(await start()).toEqual(refused)
    const { version, total } = expectOk(await client.cart.list())
    const order = { orderKey: crypto.randomUUID(), version, total, receiver, senderName: '', message: '' }
    expect(resultCodeOf(await client.orders.place(order))).toBe('out_of_stock')
    await api.db.update(products).set({ facts }).where(one)
    expect(await start()).toMatchObject({ kind: 'forward' })
  })
})
