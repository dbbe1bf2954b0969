import type { CartActions } from './CartActions.ts'
import { createCartLineActions } from './createCartLineActions.ts'
import type { CartStoreCore } from './createCartStoreCore.ts'
import { createMutationQueue } from './createMutationQueue.ts'
import { createPlaceOrderAction } from './createPlaceOrderAction.ts'

/** The mutations of a cart. */
export type CartMutations = Omit<CartActions, 'view' | 'refresh' | 'dismissToast' | 'dismissUndo'>

/** Creates all mutations of a cart; a page can show a cart without them. */
export function createCartMutations(core: CartStoreCore): CartMutations {
  const changes = createMutationQueue(core)
  return { ...createCartLineActions(core, changes), placeOrder: createPlaceOrderAction(core, changes) }
}
