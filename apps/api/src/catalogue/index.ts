export { browseHandlers, suggestionHandlers } from './browse.routes.ts'
export { catalogueHandlers } from './catalogue.routes.ts'
export { categoryHref } from './categoryHref.ts'
export {
  type CatalogueRepo,
  type CategoryDeliveryMethod,
  createCatalogueRepo,
} from './createCatalogueRepo.ts'
export { createProductPageRepo } from './createProductPageRepo.ts'
export { getUpcomingDates } from './getUpcomingDates.ts'
export type { ListedProduct } from './ListedProduct.ts'
export { mergeFacetCounts } from './mergeFacetCounts.ts'
export { productHref } from './productHref.ts'
export { serverTimeAndRewardsHandlers } from './productView.routes.ts'
export { rebuildSearchWords, replaceSearchWords } from './rebuildSearchWords.ts'
export { serializePicture } from './serializePicture.ts'
export { toSearchableRow } from './toSearchableRow.ts'
