import { randomUUID } from 'node:crypto'
import type { Cart } from '@store/api-client/contract/cart'
import { createBasket, giftsOf } from './createBasket.ts'
import type { Shopper } from './createShopper.ts'
import type { AskedOrder, History } from './History.ts'
import { insist } from './insist.ts'
import { receiver } from './receiver.ts'

/** What one shopper does. */
export interface Shopping {
  readonly history: History
  /** Fills the cart with these gifts; answers the cart, nothing where the last gift was refused. */
  readonly fill: (nids: readonly number[]) => Promise<Cart | undefined>
  /** Orders a cart as it was seen; answers whether there is an order. */
  readonly place: (cart: Cart) => Promise<boolean>
  /** Looks at the cart and reads every order once more, and complains where one is not as it was placed. */
  readonly readBack: () => Promise<void>
}

/** Lets a signed-in shopper shop, stubbornly: what brought no answer is asked again, an order with the same key. */
export function startShopping(shopper: Shopper): Shopping {
  const { client, person } = shopper
  const orders: AskedOrder[] = []
  const complaints: string[] = []
  const complain = (sentence: string) => complaints.push(`${person.email}: ${sentence}`)
  const basket = createBasket(shopper, complain)

  const place = async (cart: Cart): Promise<boolean> => {
    const { version, total, lines } = cart
    const key = randomUUID()
    const gifts = giftsOf(cart)
    const titles = Object.fromEntries(lines.map(({ title, quantity }) => [title, quantity]))
    const at = orders.push({ key, gifts, titles, said: undefined }) - 1
    const tap = () =>
      client.orders.place({ orderKey: key, version, total, receiver, senderName: '', message: '' })
    const { outcome, tries } = await insist(tap)
    if (!outcome.ok) {
      const { failure } = outcome
      const code = failure.kind === 'refused' ? failure.code : JSON.stringify(failure)
      orders[at] = { key, gifts, titles, said: { kind: 'refused', code } }
      if (failure.kind !== 'refused') complain(`an order was answered ${code}`)
      return false
    }
    const { orderId } = outcome.value
    orders[at] = { key, gifts, titles, said: { kind: 'placed', orderId, tries } }
    basket.empty()
    return true
  }

  const readOrder = async ({ said, titles }: AskedOrder) => {
    if (said?.kind !== 'placed') return
    const { outcome } = await insist(() => client.orders.get({ id: said.orderId }))
    if (!outcome.ok) return complain(`order ${said.orderId} is ${JSON.stringify(outcome.failure)}`)
    const found = Object.fromEntries(outcome.value.lines.map(({ title, quantity }) => [title, quantity]))
    if (!isSame(found, titles))
      complain(`order ${said.orderId} is ${JSON.stringify(found)} instead of ${JSON.stringify(titles)}`)
  }

  return {
    history: { email: person.email, orders, complaints },
    place,
    fill: async (nids) => {
      let cart = await basket.look()
      for (const nid of nids) cart = await basket.add(nid)
      return cart
    },
    readBack: async () => {
      await basket.look()
      for (const asked of orders) await readOrder(asked)
    },
  }
}

const isSame = (one: Readonly<Record<string, number>>, other: Readonly<Record<string, number>>) =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort())
