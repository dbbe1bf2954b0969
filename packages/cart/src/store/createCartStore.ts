import { assembleCartStore, type CartStore, type CartStoreOptions } from './assembleCartStore.ts'

export type { CartStore, CartStoreOptions }

/**
 * Makes the store of one cart. What changes it is a script of its own: it comes once the cart is looked at, and what
 * is tapped before waits for it.
 */
export const createCartStore = (options: CartStoreOptions): CartStore =>
  assembleCartStore(options, async (core) =>
    (await import('./createCartMutations.ts')).createCartMutations(core),
  )
