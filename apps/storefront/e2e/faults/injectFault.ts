import type { Page, Route } from '@playwright/test'
import { type CallName, contractCalls } from './CallName.ts'

/** What may befall a call between a page and the shop. */
export type CallFault = 'failing' | 'nonsense' | 'gone' | 'lost' | 'slow'

/** A call that is broken. */
export interface InjectedFault {
  /** How often the page has made it since. */
  readonly requestCount: () => number
  /** Lets what is held up go on, and every later call through. */
  readonly remove: () => Promise<void>
}

/**
 * Breaks one call of a page: it is answered with 500, with somebody else's page, not at all, or only once it is mended;
 * or the shop does what was asked and its answer is lost.
 */
export async function injectFault(page: Page, name: CallName, fault: CallFault): Promise<InjectedFault> {
  const call = contractCalls.get(name)
  if (!call) throw new Error(`The contract has no call ${name}.`)
  const pattern = new RegExp(
    `^${call.path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}$`,
  )
  const isMeant = ({ pathname }: URL) => pattern.test(pathname)
  const held = new Set<() => void>()
  let met = 0
  const meet = async (route: Route) => {
    if (route.request().method() !== call.method) return route.fallback()
    // A lost answer is met once the shop has given it.
    if (fault !== 'lost') met += 1
    switch (fault) {
      case 'failing':
        return route.fulfill({ status: 500, contentType: 'text/plain', body: 'Internal Server Error' })
      case 'nonsense':
        return route.fulfill({ contentType: 'text/html', body: '<html>a page of somebody else</html>' })
      case 'gone':
        return route.abort('connectionreset')
      case 'lost':
        await route.fetch()
        await route.abort('connectionreset')
        met += 1
        return
      case 'slow':
        await new Promise<void>((resolve) => held.add(resolve))
        // Whoever left the page does not wait for it any more.
        return route.continue().catch(() => undefined)
    }
  }
  await page.route(isMeant, meet)
  return {
    requestCount: () => met,
    remove: async () => {
      for (const go of held) go()
      held.clear()
      await page.unroute(isMeant, meet)
    },
  }
}
