import { createLocalStorageItem } from './createLocalStorageItem.ts'
import { createSessionStorageItem } from './createSessionStorageItem.ts'

/** Returns the local storage item with the URL and time of the newest order, which all tabs share. */
export const createLatestOrderStorage = () => createLocalStorageItem('newest_order')

/** Returns the storage of the URL of the order that was placed under an idempotency key. */
export function createCompletedOrderStorage(orderKey: string) {
  const storage = createSessionStorageItem(`placed-${orderKey}`)
  return {
    remember: (href: string) => {
      storage.write({ href })
      createLatestOrderStorage().write({ href, at: Date.now() })
    },
    /** URL of the order's page; `undefined` if none was placed under the key in this tab. */
    href: (): string | undefined => hrefOf(storage.read()),
  }
}

/** Returns the URL of the order that was placed in another tab since this page was opened; `undefined` if none was. */
export function findOrderFromOtherTab(): string | undefined {
  const stored = createLatestOrderStorage().read()
  return Number(Object(stored).at) > performance.timeOrigin ? hrefOf(stored) : undefined
}

function hrefOf(kept: unknown): string | undefined {
  const href = typeof kept === 'object' && kept !== null && 'href' in kept ? kept.href : undefined
  // Accepts only same-origin paths, because any script may have written the value.
  return typeof href === 'string' && /^\/(?![/\\])/.test(href) ? href : undefined
}
