import type { AnyCall } from '@store/api-client/contract/call'

// Calls about searches and locations have the same response for everyone. They are not cached, because their inputs
// rarely repeat.
const searches: ReadonlySet<string> = new Set([
  'catalogue.suggest',
  'delivery.cities',
  'delivery.countries',
  'delivery.findAddress',
  'delivery.locate',
  'delivery.suggest',
])

/** Returns whether a call has the same response for everyone and no effect on money, so that a replica may serve it. */
export const isVisitorIndependentCall = (name: string, { caller, isCacheable }: AnyCall): boolean =>
  caller === 'public' && (isCacheable === true || searches.has(name))
