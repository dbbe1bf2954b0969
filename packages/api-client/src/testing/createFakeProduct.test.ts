import { describe, expect, it } from 'vitest'
import { paise } from '../contract/money/index.ts'
import { createFakeCart } from './createFakeCart.ts'
import { createFakeProduct } from './createFakeProduct.ts'
import { fakeProducts } from './fakeProducts.ts'

const { cake, hamper, roses } = fakeProducts

describe('createFakeProduct', () => {
  it('has the price, options and texts of the fake shop, and a picture that needs no network', () => {
    const product = createFakeProduct(cake)
    expect(product).toMatchObject({ id: cake.productId, title: cake.title, price: cake.price })
    expect(product.attributes.map(({ label, display }) => [label, display])).toEqual([
      ['Weight', 'select'],
      ['Make it eggless', 'checkbox'],
      ['Message on the cake', 'text'],
    ])
    expect(product.pictures[0]?.src).toMatch(/^data:image\/svg\+xml,/)
  })

  it('has no options if the product of the fake shop has none', () => {
    expect(createFakeProduct(roses).attributes).toEqual([])
  })

  it("uses the caller's fields instead of the fake's", () => {
    expect(createFakeProduct(cake, { isOutOfStock: true })).toMatchObject({
      title: cake.title,
      isOutOfStock: true,
    })
  })
})

describe('the fake cart with options', () => {
  const open = () => createFakeCart()
  const weight = (option: number) => ({ attribute: 10, options: [option] })

  it('charges for the chosen options and names them on the line', async () => {
    const { client, cart } = open()
    const choices = [weight(2), { attribute: 6, options: [1] }]
    await client.add({ productId: cake.productId, choices })
    const [line] = cart().lines
    expect(line?.price).toBe(paise(cake.price + 50_000 + 5_000))
    expect(line?.attributes).toMatchObject([
      { label: 'Weight', text: '1 Kg', name: 'weight' },
      { text: 'Eggless' },
      { kind: 'message' },
    ])
  })

  it('chooses the option without a surcharge by default', async () => {
    const { client, cart } = open()
    await client.add({ productId: cake.productId })
    expect(cart().lines[0]).toMatchObject({ price: cake.price, attributes: [{ text: '0.5 Kg' }, {}] })
  })

  it('has a separate line for each selection', async () => {
    const { client, cart } = open()
    for (const option of [1, 2, 2]) await client.add({ productId: cake.productId, choices: [weight(option)] })
    expect(cart().lines.map(({ quantity }) => quantity)).toEqual([1, 2])
  })

  it.each([[weight(9)], [{ attribute: 99, options: [1] }]])(
    'rejects the unknown option %o and adds nothing',
    async (choice) => {
      const { client, cart } = open()
      const added = await client.add({ productId: cake.productId, choices: [choice] })
      expect(added).toMatchObject({ ok: false, failure: { status: 400 } })
      expect(cart().lines).toEqual([])
    },
  )
})

describe('pictures of the fake cart', () => {
  const picturesOf = async (options: Parameters<typeof createFakeCart>[0]) => {
    const { client, cart } = createFakeCart(options)
    await client.add({ productId: hamper.productId })
    const { lines, addOns } = cart()
    return [...lines, ...(addOns?.items ?? [])].map(({ pictureSrc }) => pictureSrc)
  }

  it('the pictures need no network, and differ by product', async () => {
    const pictures = await picturesOf({})
    expect(pictures).toHaveLength(3)
    expect(new Set(pictures).size).toBe(3)
    for (const src of pictures) expect(src).toMatch(/^data:image\/svg\+xml,/)
  })

  it("are the caller's, if given", async () => {
    const pictureOf = ({ productId }: typeof hamper) => `/pictures/${productId}.avif`
    expect(await picturesOf({ pictureOf })).toEqual([
      '/pictures/104.avif',
      '/pictures/202.avif',
      '/pictures/201.avif',
    ])
  })
})
