import {
  type CartStore,
  type CartStoreOptions,
  createCartStoreWithMutations,
} from './createCartStoreWithMutations.ts'

export type { CartStore, CartStoreOptions }

/**
 * Creates the store of one cart. The mutations are a separate script: it is lazy-loaded once the cart is viewed,
 * and earlier taps wait for it.
 */
export const createCartStore = (options: CartStoreOptions): CartStore =>
  createCartStoreWithMutations(options, async (core) =>
    (await import('./createCartMutations.ts')).createCartMutations(core),
  )
