import type { Cart, CartLine, ConfiguredGift } from '../contract/cart/index.ts'
import type { CartFixture, CartTestCase } from './CartTestCase.ts'
import { httpErrorResult } from './httpErrorResult.ts'
import { unwrap } from './unwrap.ts'

const key = '0d9c2f6e-52a7-4d6b-9a55-3d0f4a6f9b10'

const pieces = ({ lines }: Cart) => lines.map(({ productId, quantity }) => [productId, quantity])
const lineOf = ({ lines }: Cart, productId: number): CartLine => {
  const found = lines.find((line) => line.productId === productId)
  if (found) return found
  throw new Error(`buyingChecks: there is no line of ${productId}`)
}
const listAttributeTexts = ({ attributes }: CartLine) =>
  attributes.map((said) => ('text' in said ? [said.label, said.text] : [said.label]))
const candleOf = async ({ client, gift, addOnProducts }: CartFixture, candleNumber: number) => {
  const addOns = [{ productId: addOnProducts.candle, quantity: 1, candleNumber }]
  return lineOf(unwrap(await client.add({ productId: gift, addOns })), addOnProducts.candle)
}

/** Checks of buying gifts with add-ons. */
export const buyingChecks: readonly CartTestCase[] = [
  {
    title: 'adds a gift and its add-ons in one request',
    run: async ({ client, gift, addOnProducts }, expect) => {
      const addOns = [{ productId: addOnProducts.plain, quantity: 3 }]
      const cart = unwrap(await client.add({ productId: gift, addOns }))
      expect(pieces(cart)).toEqual([
        [gift, 1],
        [addOnProducts.plain, 3],
      ])
      expect(lineOf(cart, addOnProducts.plain).belongsTo).toEqual(lineOf(cart, gift).id)
      expect(cart.itemCount).toEqual(4)
      expect(pieces(unwrap(await client.list()))).toEqual(pieces(cart))
    },
  },
  {
    title: 'stores the number of a number candle, and charges it',
    run: async (opened, expect) => {
      const two = await candleOf(opened, 2)
      expect(listAttributeTexts(two)).toEqual([['Number', '2']])
      await opened.client.remove({ lineIds: [two.id] })
      expect((await candleOf(opened, 10)).price).toEqual(two.price * 5)
    },
  },
  {
    title: 'stores the occasion of a card and its message, which can be changed',
    run: async ({ client, gift, addOnProducts }, expect) => {
      const { id: occasion, name } = addOnProducts.occasion
      const addOns = [{ productId: addOnProducts.card, quantity: 1, occasion, text: 'For Asha' }]
      const card = lineOf(unwrap(await client.add({ productId: gift, addOns })), addOnProducts.card)
      expect(listAttributeTexts(card)).toEqual([
        ['Occasion', name],
        ['Message on the card', 'For Asha'],
      ])
      const words = card.attributes.find(({ kind }) => kind === 'message')
      if (!words) throw new Error('buyingChecks: the card has no words')
      const change = { lineId: card.id, attributeId: words.id, from: 'For Asha', text: 'For Ravi' }
      expect(
        listAttributeTexts(lineOf(unwrap(await client.updateMessage(change)), addOnProducts.card)).at(-1),
      ).toEqual(['Message on the card', 'For Ravi'])
    },
  },
  {
    title: 'adds nothing when any part of the request is invalid',
    run: async ({ client, gift, addOnProducts }, expect) => {
      const add = (wrong: { readonly occasion?: number; readonly text?: string; readonly candle?: true }) => {
        const { candle, ...answers } = wrong
        const productId = candle ? addOnProducts.candle : addOnProducts.card
        const addOns = [
          { productId: addOnProducts.plain, quantity: 1 },
          { productId, quantity: 1, ...answers },
        ]
        return client.add({ productId: gift, addOns })
      }
      expect(await add({})).toMatchObject(httpErrorResult(400, 'occasion'))
      expect(await add({ candle: true })).toMatchObject(httpErrorResult(400, 'candle_number'))
      const { id: occasion } = addOnProducts.occasion
      expect(await add({ occasion, text: '<3' })).toMatchObject(httpErrorResult(400, 'message_signs'))
      const gifts = [{ productId: gift, quantity: 1 }]
      expect(await client.add({ productId: gift, addOns: gifts })).toMatchObject(
        httpErrorResult(400, 'invalid'),
      )
      expect(unwrap(await client.list()).lines).toEqual([])
    },
  },
  {
    title: 'applies the same request once, and rejects its idempotency key for another request',
    run: async ({ client, gift, addOnProducts }, expect) => {
      const body = { productId: gift, addOns: [{ productId: addOnProducts.plain, quantity: 2 }], key }
      const once = unwrap(await client.add(body))
      expect(pieces(unwrap(await client.add(body)))).toEqual(pieces(once))
      expect(await client.add({ productId: gift, key })).toMatchObject(httpErrorResult(409, 'add_key_used'))
      expect(pieces(unwrap(await client.list()))).toEqual(pieces(once))
    },
  },
  {
    title: 'removes the earlier add-ons of a gift on buy now',
    run: async ({ client, gift, addOnProducts }, expect) => {
      await client.add({ productId: gift, addOns: [{ productId: addOnProducts.plain, quantity: 2 }] })
      const cart = unwrap(await client.add({ productId: gift, button: 'buyNow' }))
      expect(pieces(cart)).toEqual([[gift, 1]])
    },
  },
  {
    title: 'does not add a second unit on buy now, or on an add with ifAbsent',
    run: async ({ client, gift, addOnProducts }, expect) => {
      await client.add({ productId: gift, button: 'buyNow' })
      await client.add({ productId: gift, button: 'buyNow' })
      const addOns = [{ productId: addOnProducts.plain, quantity: 1 }]
      const cart = unwrap(await client.add({ productId: gift, ifAbsent: true, addOns }))
      expect(pieces(cart)).toEqual([
        [gift, 1],
        [addOnProducts.plain, 1],
      ])
      expect(pieces(unwrap(await client.add({ productId: gift })))[0]).toEqual([gift, 2])
    },
  },
  {
    title: 'finds only a cart line with exactly the same selection',
    run: async ({ client, gift, addOnProducts }, expect) => {
      const isThere = async (asked: ConfiguredGift) => unwrap(await client.find(asked))
      expect(await isThere({ productId: gift })).toEqual(false)
      await client.add({ productId: gift, addOns: [{ productId: addOnProducts.plain, quantity: 1 }] })
      expect(await isThere({ productId: gift })).toEqual(true)
      expect(await isThere({ productId: gift, pincode: '560001' })).toEqual(false)
      const { lines } = unwrap(await client.list())
      await client.remove({ lineIds: lines.map(({ id }) => id) })
      expect(await isThere({ productId: gift })).toEqual(false)
      expect(unwrap(await client.list()).lines).toEqual([])
    },
  },
]
