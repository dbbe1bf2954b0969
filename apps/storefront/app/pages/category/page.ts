import { definePage } from '../../definePage.ts'
import { toGiftListingCacheVariant } from '../../giftListingQuery.ts'
import { categoryHead } from './head.ts'
import { loadCategory } from './load.ts'
import { view } from './view.tsx'

export const page = definePage({
  pattern: '/:category',
  cache: 'public',
  cacheVariant: toGiftListingCacheVariant,
  load: loadCategory,
  head: categoryHead,
  view,
})
