import { definePage } from '../../definePage.ts'
import { toGiftListingCacheVariant } from '../../giftListingQuery.ts'
import { searchHead } from './head.ts'
import { loadSearch } from './load.ts'
import { view } from './view.tsx'

export const page = definePage({
  pattern: '/search',
  cache: 'public',
  cacheVariant: toGiftListingCacheVariant,
  isInSitemap: false,
  load: loadSearch,
  head: searchHead,
  view,
})
