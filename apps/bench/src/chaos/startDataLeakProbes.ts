import { setTimeout } from 'node:timers/promises'
import { createShopper, signUp } from '../shopper/createShopper.ts'
import type { ShopperHistory } from '../shopper/ShopperHistory.ts'
import { startShoppingSession } from '../shopper/startShoppingSession.ts'
import { type DataLeakProbe, findDataLeaks } from './findDataLeaks.ts'
import type { Violation } from './Violation.ts'

/** Shoppers who only read their own data, and try to read each other's. */
export interface DataLeakProbes {
  /** Orders of the probes before they start to read. */
  readonly histories: readonly ShopperHistory[]
  /**
   * Stops the probes; returns the number of responses, and a violation for each response that contained another user's
   * data.
   */
  readonly finish: () => Promise<{ readonly looks: number; readonly violations: readonly Violation[] }>
}

const size = 3
const pauseMs = 20

/** Signs data-leak probes up, each with an order of their own, and lets them read until stopped. */
export async function startDataLeakProbes(origin: string): Promise<DataLeakProbes> {
  const witnesses: DataLeakProbe[] = []
  const histories: ShopperHistory[] = []
  for (let at = 0; at < size; at += 1) {
    const shopper = createShopper(origin)
    await signUp(origin, shopper)
    const { fill, placeOrder, history } = startShoppingSession(shopper)
    const cart = await fill([1001, 3001])
    if (!cart || !(await placeOrder(cart))) throw new Error('A witness could not order.')
    const text = history.orders[0]?.response
    witnesses.push({
      shopper,
      marks: [shopper.person.email, text?.kind === 'placed' ? text.orderId : shopper.person.email],
    })
    histories.push(history)
  }
  let isOpen = true
  let looks = 0
  const violations: Violation[] = []
  const watch = async (witness: DataLeakProbe) => {
    const others = witnesses.filter((one) => one !== witness)
    while (isOpen) {
      const seen = await findDataLeaks(origin, witness, others)
      looks += seen.looks
      violations.push(...seen.violations)
      await setTimeout(pauseMs)
    }
  }
  const watching = Promise.all(witnesses.map(watch))
  // The rejection is handled where the probes are awaited.
  watching.catch(() => undefined)
  return {
    histories,
    finish: async () => {
      isOpen = false
      await watching
      return { looks, violations }
    },
  }
}
