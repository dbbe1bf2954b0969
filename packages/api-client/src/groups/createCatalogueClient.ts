import { type CatalogueClient, getCategory, getProductPage, listHome } from '../contract/catalogue/index.ts'
import type { Send } from '../transport/Send.ts'

/** The catalogue verbs over a transport. */
export const createCatalogueClient = (send: Send): CatalogueClient => ({
  home: () => send(listHome, undefined),
  category: (category) => send(getCategory, { category }),
  productPage: (address) => send(getProductPage, address),
})
