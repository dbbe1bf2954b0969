import type { Page, Route } from '@playwright/test'
import { type CallName, listCalls } from '@store/api-client/contract'
import { toPathPattern } from './toPathPattern.ts'

/** Faults that a call between a page and the API may meet. */
export type CallFault = 'failing' | 'nonsense' | 'gone' | 'lost' | 'slow'

/** A call with an injected fault. */
export interface InjectedFault {
  /** Number of times that the page has made it since. */
  readonly requestCount: () => number
  /** Continues delayed calls and lets every later call through. */
  readonly remove: () => Promise<void>
}

/**
 * Injects a fault into one call of a page: the response is a 500, an unrelated HTML page, a dropped connection, or
 * delayed until the fault is removed; or the API processes the request and its response is lost.
 */
export async function injectFault(page: Page, name: CallName, fault: CallFault): Promise<InjectedFault> {
  const call = listCalls().find((row) => row.name === name)?.call
  if (!call) throw new Error(`The contract has no call ${name}.`)
  const pattern = toPathPattern(call.path)
  const isMeant = ({ pathname }: URL) => pattern.test(pathname)
  const held = new Set<() => void>()
  let met = 0
  const meet = async (route: Route) => {
    if (route.request().method() !== call.method) return route.fallback()
    // A lost response counts when the API has sent it.
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
        // A page that was left no longer waits for it.
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
