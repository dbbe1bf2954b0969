import { setTimeout } from 'node:timers/promises'
import { createShopper, signUp } from '../shopper/createShopper.ts'
import type { History } from '../shopper/History.ts'
import { startShopping } from '../shopper/startShopping.ts'
import type { Finding } from './Finding.ts'
import { findForeign, type Witness } from './findForeign.ts'

/** Shoppers who do nothing but look at what is theirs, and try to look at each other's. */
export interface Witnesses {
  /** What they ordered before they began to look. */
  readonly histories: readonly History[]
  /** Stops them; answers how often they were answered and which answers held what is another's. */
  readonly finish: () => Promise<{ readonly looks: number; readonly findings: readonly Finding[] }>
}

const size = 3
const pauseMs = 20

/** Signs witnesses up, each with an order of their own, and lets them look until they are told to finish. */
export async function startWitnesses(origin: string): Promise<Witnesses> {
  const witnesses: Witness[] = []
  const histories: History[] = []
  for (let at = 0; at < size; at += 1) {
    const shopper = createShopper(origin)
    await signUp(origin, shopper)
    const { fill, place, history } = startShopping(shopper)
    const cart = await fill([1001, 3001])
    if (!cart || !(await place(cart))) throw new Error('A witness could not order.')
    const said = history.orders[0]?.said
    witnesses.push({
      shopper,
      marks: [shopper.person.email, said?.kind === 'placed' ? said.orderId : shopper.person.email],
    })
    histories.push(history)
  }
  let isOpen = true
  let looks = 0
  const findings: Finding[] = []
  const watch = async (witness: Witness) => {
    const others = witnesses.filter((one) => one !== witness)
    while (isOpen) {
      const seen = await findForeign(origin, witness, others)
      looks += seen.looks
      findings.push(...seen.findings)
      await setTimeout(pauseMs)
    }
  }
  const watching = Promise.all(witnesses.map(watch))
  // Heard where the witnesses are awaited.
  watching.catch(() => undefined)
  return {
    histories,
    finish: async () => {
      isOpen = false
      await watching
      return { looks, findings }
    },
  }
}
