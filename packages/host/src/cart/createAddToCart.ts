import type { AddToCartRequest, CartClient } from '@store/api-client/contract/cart'
import type { VisitorStores } from '../visitor/createVisitorStores.ts'

/** Dependencies of `createAddToCart`. */
export interface AddToCartDependencies {
  readonly client: Pick<CartClient, 'add'>
  readonly visitor: Pick<VisitorStores, 'cartCount' | 'refresh'>
  /** Called when a gift is in the cart; the place for a toast. */
  readonly onAdded?: (request: AddToCartRequest) => void
}

/**
 * Creates the function that adds a gift to the cart, with an optimistic update of the cart count: the number is right
 * at once, the server's number replaces it, and a refusal takes it back.
 */
export function createAddToCart({ client, visitor, onAdded }: AddToCartDependencies) {
  const { cartCount, refresh } = visitor
  /** Adds a gift of so many units; resolves to the call's result, a failure included. */
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
