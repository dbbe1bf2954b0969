import type { AnyCall } from '@store/api-client/contract/call'

// Searches and locations, which are not cached only because their inputs rarely repeat.
const searches: ReadonlySet<string> = new Set([
  'catalogue.suggest',
  'delivery.cities',
  'delivery.countries',
  'delivery.findAddress',
  'delivery.locate',
  'delivery.suggest',
])

/** Returns whether a call has the same response for everyone and no effect on money, so that a replica may serve it. */
export const readsNothingOfVisitor = (name: string, { caller, isCacheable }: AnyCall): boolean =>
  caller === 'public' && (isCacheable === true || searches.has(name))
