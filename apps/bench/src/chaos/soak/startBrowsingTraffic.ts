import { setTimeout } from 'node:timers/promises'
import { toProductId } from '@store/api-client/contract/cart'
import { measuredPages } from '../../bench/measuredPages.ts'
import { createShopper } from '../../shopper/createShopper.ts'
import { findServerErrors } from '../findServerErrors.ts'
import type { Violation } from '../Violation.ts'

/** Guests who browse, search and abandon carts. */
export interface BrowsingTraffic {
  /** Runs the traffic for some milliseconds. */
  readonly forMs: (millis: number) => Promise<void>
  readonly requestCount: () => number
  readonly violations: () => readonly Violation[]
}

const guests = 4
const visitsOfGuest = 20
const words = ['rose', 'cake', 'choclate', 'plant', 'hamper', 'birthday']

/** Starts the browsing traffic. */
export async function startBrowsingTraffic(origin: string): Promise<BrowsingTraffic> {
  let requestCount = 0
  const violations: Violation[] = []
  const visit = async (isOver: () => boolean) => {
    const { browser, client } = createShopper(origin)
    for (let at = 0; at < visitsOfGuest && !isOver(); at += 1) {
      const { path } = measuredPages[at % measuredPages.length] ?? measuredPages[0]
      await (await browser.fetch(`${origin}${path}`)).text()
      await client.catalogue.search({ text: words[at % words.length] ?? 'rose' })
      if (at % 5 === 0) await client.cart.add({ productId: toProductId(1002), pincode: '560001' })
      await setTimeout(10)
    }
    requestCount += browser.responses.length
    violations.push(...findServerErrors(browser.responses))
  }
  return {
    requestCount: () => requestCount,
    violations: () => violations,
    forMs: async (millis) => {
      const end = performance.now() + millis
      const isOver = () => performance.now() > end
      const walk = async () => {
        while (!isOver()) await visit(isOver)
      }
      await Promise.all(Array.from({ length: guests }, walk))
    },
  }
}
