import { quantityLimits } from '@store/api-client/contract/rules/quantity'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cartGifts, lineOf, messageOf } from '../../fixtures/cartJourney.ts'
import { expectOk, gifts, signUp } from '../../fixtures/journey.ts'
import { openTestApi, type TestApi, type Visitor } from '../../fixtures/openTestApi.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const { basket, cake, chocolates, rosesAndCake, seeds } = cartGifts
const here = '560001'

/** Logs a phone with a cart in to an account that a desktop uses, and returns the merged cart. */
async function merged(
  email: string,
  fill: { readonly desktop: (client: Visitor['client']) => Promise<unknown> } & {
    readonly phone: (client: Visitor['client']) => Promise<unknown>
  },
) {
  const desktop = api.visitor()
  await signUp(api, desktop, email)
  await fill.desktop(desktop.client)
  const phone = api.visitor()
  await fill.phone(phone.client)
  const before = expectOk(await phone.client.cart.list())
  api.wait(31_000)
  const { cartCount } = await signUp(api, phone, email)
  const cart = expectOk(await phone.client.cart.list())
  expect(cartCount).toBe(cart.itemCount)
  return { before, cart, client: phone.client }
}

const ofCake = (text: string) => ({ productId: cake, pincode: here, texts: [{ attribute: 16, text }] })

describe('a login', () => {
  it('merges equal lines and keeps the others separate', async () => {
    const { cart } = await merged('merge-words@example.com', {
      desktop: async ({ cart: to }) => {
        await to.add(ofCake('For Asha'))
        await to.add(ofCake('For Meera'))
      },
      phone: async ({ cart: to }) => {
        await to.add(ofCake('For Vikram'))
        await to.add(ofCake('For Asha'))
        await to.add(ofCake(''))
      },
    })
    expect(cart.lines.map((line) => [messageOf(line).text, line.quantity])).toEqual([
      ['For Asha', 2],
      ['For Meera', 1],
      ['For Vikram', 1],
      ['', 1],
    ])
  })

  it('limits the units of a gift, and keeps every other line', async () => {
    const nearlyFull = async ({ cart: to }: Visitor['client']) => {
      const [line] = expectOk(await to.add(ofCake('For Asha'))).lines
      if (line) await to.changeQuantity({ lineId: line.id, quantity: quantityLimits.max - 2, from: 1 })
    }
    const { cart } = await merged('merge-ten@example.com', {
      desktop: nearlyFull,
      phone: async (client) => {
        await nearlyFull(client)
        await client.cart.add(ofCake('For Vikram'))
      },
    })
    expect(cart.lines.map((line) => [messageOf(line).text, line.quantity])).toEqual([
      ['For Asha', quantityLimits.max],
      ['For Vikram', 1],
    ])
  })

  it('keeps a free line with its gift, once', async () => {
    const fill = ({ cart: to }: Visitor['client']) => to.add({ productId: basket, pincode: here })
    const { cart } = await merged('merge-free@example.com', { desktop: fill, phone: fill })
    expect(cart.lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([
      [basket, 2],
      [seeds, 1],
    ])
    expect(lineOf(cart, seeds).belongsTo).toBe(lineOf(cart, basket).id)
  })

  it('assigns an add-on to the line that its gift was merged into', async () => {
    const { cart } = await merged('merge-along@example.com', {
      desktop: ({ cart: to }) => to.add({ productId: gifts.roses, pincode: here }),
      phone: async ({ cart: to }) => {
        await to.add({ productId: gifts.roses, pincode: here })
        await to.add({ productId: chocolates })
      },
    })
    expect(cart.lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([
      [gifts.roses, 2],
      [chocolates, 1],
    ])
    expect(lineOf(cart, chocolates).belongsTo).toBe(lineOf(cart, gifts.roses).id)
  })

  it('keeps a combo complete, and merges none of its lines with a gift that was added separately', async () => {
    const { cart, before } = await merged('merge-combo@example.com', {
      desktop: ({ cart: to }) => to.add({ productId: gifts.roses, pincode: here }),
      phone: ({ cart: to }) => to.add({ productId: rosesAndCake, pincode: here }),
    })
    expect(cart.lines.slice(1)).toEqual(before.lines)
    expect(cart.total).toBe(699_00 + 1349_00)
  })
})
