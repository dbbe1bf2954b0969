import {
  type CatalogueClient,
  getBestSellers,
  getCards,
  getCategory,
  getHome,
  getProductPage,
  getRecommended,
  getReviews,
  getRewards,
  getServerTime,
} from '../contract/catalogue/index.ts'
import type { Send } from '../transport/Send.ts'

/** The catalogue verbs over a transport. */
export const createCatalogueClient = (send: Send): CatalogueClient => ({
  home: () => send(getHome, undefined),
  category: (category) => send(getCategory, { category }),
  productPage: (address) => send(getProductPage, address),
  bestSellers: () => send(getBestSellers, undefined),
  recommended: (request) => send(getRecommended, request),
  cards: (request) => send(getCards, request),
  reviews: (question) => send(getReviews, question),
  serverTime: () => send(getServerTime, undefined),
  rewards: () => send(getRewards, undefined),
})
