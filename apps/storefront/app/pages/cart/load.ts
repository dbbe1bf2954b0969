import type { Cart } from '@store/api-client/contract/cart'
import type { BestSellers } from '@store/api-client/contract/catalogue'
import type { LoaderContext, LoaderResult } from '../../Loader.ts'

/**
 * Data of the cart page. The cart is missing if it could not be loaded; the browser then loads it again. For an empty
 * cart, the data contain categories to browse.
 */
export interface CartData {
  readonly cart?: Cart
  readonly categories?: BestSellers['categories']
}

/**
 * Loads the visitor's cart. If that fails, the page renders without it and the browser loads it again. For an empty
 * cart, the data include the pictures of categories, because they are the largest content of the page (LCP).
 */
export async function loadCart({ client }: LoaderContext): Promise<LoaderResult<CartData>> {
  const answer = await client.cart.list()
  if (!answer.ok) return { kind: 'page', data: {} }
  const cart = answer.value
  const best = cart.lines.length === 0 ? await client.catalogue.bestSellers() : undefined
  return { kind: 'page', data: { cart, ...(best?.ok && { categories: best.value.categories }) } }
}
