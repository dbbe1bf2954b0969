import { draftStorage } from './draftStorage.ts'
import { visitStorage } from './visitStorage.ts'

/** Where every tab finds the newest order, and when it was placed. */
export const newestOrder = () => visitStorage('newest_order')

/** Remembers where the order of a key can be seen, once it was placed. */
export function placedOrder(orderKey: string) {
  const storage = draftStorage(`placed-${orderKey}`)
  return {
    remember: (href: string) => {
      storage.write({ href })
      newestOrder().write({ href, at: Date.now() })
    },
    /** Address of the order's page; `undefined` while none was placed under the key in this tab. */
    href: (): string | undefined => hrefOf(storage.read()),
  }
}

/** Address of the order that was placed in another tab since this page was opened; `undefined` where none was. */
export function orderedElsewhere(): string | undefined {
  const kept = newestOrder().read()
  return Number(Object(kept).at) > performance.timeOrigin ? hrefOf(kept) : undefined
}

function hrefOf(kept: unknown): string | undefined {
  const href = typeof kept === 'object' && kept !== null && 'href' in kept ? kept.href : undefined
  // Only a page of our own: anybody may have written there.
  return typeof href === 'string' && /^\/(?![/\\])/.test(href) ? href : undefined
}
