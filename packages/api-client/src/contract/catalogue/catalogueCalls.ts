import type { ClientOf } from '../call/index.ts'
import { getAddOns } from './getAddOns.ts'
import { getBestSellers } from './getBestSellers.ts'
import { getCategory } from './getCategory.ts'
import { getHome } from './getHome.ts'
import { getMenus } from './getMenus.ts'
import { getMobileAppPage } from './getMobileAppPage.ts'
import { getOccasions } from './getOccasions.ts'
import { getProductCards } from './getProductCards.ts'
import { getProductPage } from './getProductPage.ts'
import { getRecommended } from './getRecommended.ts'
import { getReviews } from './getReviews.ts'
import { getRewardPoints } from './getRewardPoints.ts'
import { getServerTime } from './getServerTime.ts'
import { searchGifts } from './searchGifts.ts'
import { suggestGifts } from './suggestGifts.ts'

/** All catalogue calls with the same response for everyone. */
export const catalogueCalls = {
  home: getHome,
  menus: getMenus,
  category: getCategory,
  search: searchGifts,
  productPage: getProductPage,
  bestSellers: getBestSellers,
  recommended: getRecommended,
  cards: getProductCards,
  reviews: getReviews,
  addOns: getAddOns,
  occasions: getOccasions,
  suggest: suggestGifts,
  serverTime: getServerTime,
  rewards: getRewardPoints,
  appPage: getMobileAppPage,
} as const

/** Client methods for the catalogue. */
export type CatalogueClient = ClientOf<typeof catalogueCalls>
