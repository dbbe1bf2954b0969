import { createShopper, type Shopper, signUp } from './createShopper.ts'
import type { RecordedResponse } from './openBrowser.ts'
import type { ShopperHistory } from './ShopperHistory.ts'
import { type ShoppingSession, startShoppingSession } from './startShoppingSession.ts'

/** Shoppers who order one thing after the other, all at once. */
export interface Crowd {
  readonly histories: readonly ShopperHistory[]
  /** Every answer their browsers got. */
  readonly responses: () => readonly RecordedResponse[]
  /** Requests that brought no answer at all. */
  readonly unanswered: () => number
  /** Orders answered so far. */
  readonly placed: () => number
  /** Answers when the next order is answered; throws where a shopper could not go on. */
  readonly nextOrder: () => Promise<void>
  /** Lets everyone finish the order at hand, go home, and read all orders once more. */
  readonly finish: () => Promise<void>
}

// Two gifts or three, so that orders have several lines and meet at the same stock.
const wishes = [
  [1001, 3001],
  [2001, 1001, 1001],
  [5002, 3001, 2001],
  [3001, 5002],
] as const

/** Signs a crowd up and lets it shop until it is told to finish. */
export async function startCrowd(origin: string, size: number): Promise<Crowd> {
  const shoppers: Shopper[] = []
  for (let at = 0; at < size; at += 1) {
    const shopper = createShopper(origin)
    await signUp(origin, shopper)
    shoppers.push(shopper)
  }
  const shoppings = shoppers.map(startShoppingSession)
  let isOpen = true
  let placed = 0
  let next = Promise.withResolvers<void>()
  const shop = async ({ fill, placeOrder }: ShoppingSession, first: number) => {
    for (let round = first; isOpen; round += 1) {
      const cart = await fill(wishes[round % wishes.length] ?? wishes[0])
      // Whoever is refused goes home: nobody refuses an honest shopper, so that is a violation.
      if (!cart || !(await placeOrder(cart))) return
      placed += 1
      next.resolve()
      next = Promise.withResolvers()
    }
  }
  const days = Promise.all(shoppings.map(shop))
  // Heard where the crowd is awaited; a shopper who throws before must not end the test's process.
  days.catch(() => undefined)
  return {
    histories: shoppings.map(({ history }) => history),
    responses: () => shoppers.flatMap(({ browser }) => browser.responses),
    unanswered: () => shoppers.reduce((sum, { browser }) => sum + browser.unanswered(), 0),
    placed: () => placed,
    nextOrder: () => Promise.race([next.promise, days.then(noOneLeft)]),
    finish: async () => {
      isOpen = false
      await days
      await Promise.all(shoppings.map(({ readBack }) => readBack()))
    },
  }
}

function noOneLeft(): never {
  throw new Error('Every shopper was refused and went home.')
}
