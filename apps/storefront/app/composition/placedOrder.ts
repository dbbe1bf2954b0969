import { draftStorage } from './draftStorage.ts'

/** Remembers in this tab where the order of a key can be seen, once it was placed. */
export function placedOrder(orderKey: string) {
  const storage = draftStorage(`placed-${orderKey}`)
  return {
    remember: (href: string) => storage.write({ href }),
    /** Address of the order's page; `undefined` while none was placed under the key in this tab. */
    href: (): string | undefined => {
      const kept = storage.read()
      const href = typeof kept === 'object' && kept !== null && 'href' in kept ? kept.href : undefined
      // Only a page of our own: anybody may have written there.
      return typeof href === 'string' && /^\/(?![/\\])/.test(href) ? href : undefined
    },
  }
}
