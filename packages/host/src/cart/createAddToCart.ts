import type { AddToCartRequest, CartClient } from '@store/api-client/contract/cart'
import type { VisitorStores } from '../visitor/createVisitorStores.ts'

/** Dependencies of `createAddToCart`. */
export interface AddToCartDependencies {
  readonly client: Pick<CartClient, 'add'>
  readonly visitor: Pick<VisitorStores, 'cartCount' | 'refresh'>
  /** Called when the gift is in the cart, such as to show a toast. */
  readonly onAdded?: (request: AddToCartRequest) => void
}

/**
 * Creates the function that adds a gift to the cart. The cart count is updated optimistically, then set to the server's
 * count, and rolled back if the server rejects the request.
 */
export function createAddToCart({ client, visitor, onAdded }: AddToCartDependencies) {
  const { cartCount, refresh } = visitor
  /** Adds units of a gift. Resolves to the result of the API call, even if the call fails. */
  return async (request: AddToCartRequest, units = 1) => {
    const before = cartCount.getState().count
    cartCount.set(before + units)
    const answer = await client.add(request)
    if (!answer.ok) {
      if (cartCount.getState().count === before + units) cartCount.set(before)
      return answer
    }
    refresh()
    onAdded?.(request)
    return answer
  }
}
