import type { AnyCall } from '@store/api-client/contract/call'

// Searches and places, which are not cached only because their inputs seldom repeat.
const searches: ReadonlySet<string> = new Set([
  'catalogue.suggest',
  'delivery.cities',
  'delivery.countries',
  'delivery.findAddress',
  'delivery.locate',
  'delivery.suggest',
])

/** Whether a call answers everyone alike and decides nothing about money, so that a replica may serve it. */
export const readsNothingOfVisitor = (name: string, { caller, isCacheable }: AnyCall): boolean =>
  caller === 'public' && (isCacheable === true || searches.has(name))
