import { randomUUID } from 'node:crypto'
import type { Cart } from '@store/api-client/contract/cart'
import type { Shopper } from './createShopper.ts'
import { countCartGifts, createTrackedCart } from './createTrackedCart.ts'
import { retryUntilAnswered } from './retryUntilAnswered.ts'
import type { RequestedOrder, ShopperHistory } from './ShopperHistory.ts'
import { testReceiver } from './testReceiver.ts'

/** Actions of one shopper. */
export interface ShoppingSession {
  readonly history: ShopperHistory
  /** Fills the cart with these products; returns the cart, or undefined if the last one was rejected. */
  readonly fill: (nids: readonly number[]) => Promise<Cart | undefined>
  /** Orders a cart as the shopper saw it; returns whether the order exists. */
  readonly placeOrder: (cart: Cart) => Promise<boolean>
  /** Reads the cart and every order once more, and reports a violation if one differs from what was ordered. */
  readonly readBack: () => Promise<void>
}

/**
 * Starts a session of a signed-in shopper with retries: requests without a response are repeated, and an order is
 * repeated with the same idempotency key.
 */
export function startShoppingSession(shopper: Shopper): ShoppingSession {
  const { client, person } = shopper
  const orders: RequestedOrder[] = []
  const complaints: string[] = []
  const complain = (sentence: string) => complaints.push(`${person.email}: ${sentence}`)
  const basket = createTrackedCart(shopper, complain)

  const placeOrder = async (cart: Cart): Promise<boolean> => {
    const { version, total, lines } = cart
    const key = randomUUID()
    const gifts = countCartGifts(cart)
    const titles = Object.fromEntries(lines.map(({ title, quantity }) => [title, quantity]))
    const at = orders.push({ key, gifts, titles, response: undefined }) - 1
    const tap = () =>
      client.orders.place({
        orderKey: key,
        version,
        total,
        receiver: testReceiver,
        senderName: '',
        message: '',
      })
    const { result, tries } = await retryUntilAnswered(tap)
    if (!result.ok) {
      const { failure } = result
      const code = failure.kind === 'refused' ? failure.code : JSON.stringify(failure)
      orders[at] = { key, gifts, titles, response: { kind: 'refused', code } }
      if (failure.kind !== 'refused') complain(`an order was answered ${code}`)
      return false
    }
    const { orderId } = result.value
    orders[at] = { key, gifts, titles, response: { kind: 'placed', orderId, tries } }
    basket.empty()
    return true
  }

  const readOrder = async ({ response, titles }: RequestedOrder) => {
    if (response?.kind !== 'placed') return
    const { result } = await retryUntilAnswered(() => client.orders.get({ id: response.orderId }))
    if (!result.ok) return complain(`order ${response.orderId} is ${JSON.stringify(result.failure)}`)
    const found = Object.fromEntries(result.value.lines.map(({ title, quantity }) => [title, quantity]))
    if (!isSame(found, titles))
      complain(`order ${response.orderId} is ${JSON.stringify(found)} instead of ${JSON.stringify(titles)}`)
  }

  return {
    history: { email: person.email, orders, complaints },
    placeOrder,
    fill: async (nids) => {
      let cart = await basket.look()
      for (const nid of nids) cart = await basket.add(nid)
      return cart
    },
    readBack: async () => {
      await basket.look()
      for (const requested of orders) await readOrder(requested)
    },
  }
}

const isSame = (one: Readonly<Record<string, number>>, other: Readonly<Record<string, number>>) =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort())
