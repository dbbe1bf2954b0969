import type { CartActions } from './CartActions.ts'
import { createActions } from './createActions.ts'
import type { CartCore } from './createCartCore.ts'
import { createChanges } from './createChanges.ts'
import { createOrdering } from './createOrdering.ts'

/** What changes a cart. */
export type Changing = Omit<CartActions, 'view' | 'refresh' | 'dismissNotice' | 'dismissUndo'>

/** Makes all that changes a cart; a cart can be shown without it. */
export function createChanging(core: CartCore): Changing {
  const changes = createChanges(core)
  return { ...createActions(core, changes), placeOrder: createOrdering(core, changes) }
}
