import { completedOrderStorage } from '@store/host'
import { localHref } from '../../localHref.ts'

/** Leads to the order that this tab placed under an idempotency key, if it did, in place of the current page. */
export function followPlacedOrder(orderKey: string): void {
  const href = completedOrderStorage(orderKey).href()
  if (href !== undefined) window.location.replace(localHref(href))
}
