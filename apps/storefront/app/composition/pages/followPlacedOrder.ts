import { completedOrderStorage } from '@store/host'
import { localHref } from '../../localHref.ts'

/** Replaces the current page by the order that this tab placed under an idempotency key, if there is one. */
export function followPlacedOrder(orderKey: string): void {
  const href = completedOrderStorage(orderKey).href()
  if (href !== undefined) window.location.replace(localHref(href))
}
