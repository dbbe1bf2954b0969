import type { CartActions } from './CartActions.ts'
import type { CartCore } from './createCartCore.ts'
import { createLineActions } from './createLineActions.ts'
import { createMutationQueue } from './createMutationQueue.ts'
import { createPlaceOrder } from './createPlaceOrder.ts'

/** What changes a cart. */
export type CartMutations = Omit<CartActions, 'view' | 'refresh' | 'dismissToast' | 'dismissUndo'>

/** Makes all that changes a cart; a cart can be shown without it. */
export function createCartMutations(core: CartCore): CartMutations {
  const changes = createMutationQueue(core)
  return { ...createLineActions(core, changes), placeOrder: createPlaceOrder(core, changes) }
}
