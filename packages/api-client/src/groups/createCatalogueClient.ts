import {
  type CatalogueClient,
  getAddOns,
  getBestSellers,
  getCards,
  getCategory,
  getHome,
  getMenus,
  getOccasions,
  getProductPage,
  getRecommended,
  getReviews,
  getRewards,
  getServerTime,
  searchGifts,
  suggestGifts,
} from '../contract/catalogue/index.ts'
import type { Send } from '../transport/Send.ts'

/** Creates the catalogue methods over a transport. */
export const createCatalogueClient = (send: Send): CatalogueClient => ({
  home: () => send(getHome, undefined),
  menus: () => send(getMenus, undefined),
  category: (question) => send(getCategory, question),
  search: (question) => send(searchGifts, question),
  suggest: (request) => send(suggestGifts, request),
  productPage: (address) => send(getProductPage, address),
  bestSellers: () => send(getBestSellers, undefined),
  recommended: (request) => send(getRecommended, request),
  cards: (request) => send(getCards, request),
  reviews: (question) => send(getReviews, question),
  addOns: (question) => send(getAddOns, question),
  occasions: () => send(getOccasions, undefined),
  serverTime: () => send(getServerTime, undefined),
  rewards: () => send(getRewards, undefined),
})
