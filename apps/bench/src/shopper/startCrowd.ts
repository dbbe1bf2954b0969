import { createShopper, type Shopper, signUp } from './createShopper.ts'
import type { RecordedResponse } from './openSimulatedBrowser.ts'
import type { ShopperHistory } from './ShopperHistory.ts'
import { type ShoppingSession, startShoppingSession } from './startShoppingSession.ts'

/** Shoppers who order repeatedly and concurrently. */
export interface Crowd {
  readonly histories: readonly ShopperHistory[]
  /** Every response their browsers received. */
  readonly responses: () => readonly RecordedResponse[]
  /** Number of requests without a response. */
  readonly unanswered: () => number
  /** Number of confirmed orders so far. */
  readonly placed: () => number
  /** Resolves when the next order is confirmed; throws if a shopper could not continue. */
  readonly nextOrder: () => Promise<void>
  /** Lets all shoppers finish the current order, stop, and read all orders once more. */
  readonly finish: () => Promise<void>
}

// Two or three products, so that orders have several lines and compete for the same stock.
const wishes = [
  [1001, 3001],
  [2001, 1001, 1001],
  [5002, 3001, 2001],
  [3001, 5002],
] as const

/** Signs a crowd of shoppers up and lets it shop until stopped. */
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
      // A rejected shopper stops, because rejecting a valid order is a violation.
      if (!cart || !(await placeOrder(cart))) return
      placed += 1
      next.resolve()
      next = Promise.withResolvers()
    }
  }
  const days = Promise.all(shoppings.map(shop))
  // Whoever awaits the crowd handles the rejection; until then, the error of a shopper must not end the test's process
  // as an unhandled rejection.
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
