import { definePage } from '../../definePage.ts'
import { wishlistHead } from './head.ts'
import { loadWishlist } from './load.ts'
import { view } from './view.tsx'

export const page = definePage({
  pattern: '/wishlist',
  cache: 'personal',
  load: loadWishlist,
  head: wishlistHead,
  view,
})
