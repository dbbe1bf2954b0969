import { localStorageItem } from './localStorageItem.ts'
import { sessionStorageItem } from './sessionStorageItem.ts'

/** Where every tab finds the newest order, and when it was placed. */
export const latestOrderStorage = () => localStorageItem('newest_order')

/** Remembers where the order of a key can be seen, once it was placed. */
export function completedOrderStorage(orderKey: string) {
  const storage = sessionStorageItem(`placed-${orderKey}`)
  return {
    remember: (href: string) => {
      storage.write({ href })
      latestOrderStorage().write({ href, at: Date.now() })
    },
    /** Address of the order's page; `undefined` while none was placed under the key in this tab. */
    href: (): string | undefined => hrefOf(storage.read()),
  }
}

/** Address of the order that was placed in another tab since this page was opened; `undefined` where none was. */
export function findOrderFromOtherTab(): string | undefined {
  const kept = latestOrderStorage().read()
  return Number(Object(kept).at) > performance.timeOrigin ? hrefOf(kept) : undefined
}

function hrefOf(kept: unknown): string | undefined {
  const href = typeof kept === 'object' && kept !== null && 'href' in kept ? kept.href : undefined
  // Only a page of our own: anybody may have written there.
  return typeof href === 'string' && /^\/(?![/\\])/.test(href) ? href : undefined
}
