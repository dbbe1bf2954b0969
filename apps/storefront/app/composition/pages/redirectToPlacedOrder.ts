import { createCompletedOrderStorage } from '@store/host'
import { localizeHref } from '../../localizeHref.ts'

/** Replaces the current page by the order that this tab placed under an idempotency key, if there is one. */
export function redirectToPlacedOrder(orderKey: string): void {
  const href = createCompletedOrderStorage(orderKey).href()
  if (href !== undefined) window.location.replace(localizeHref(href))
}
