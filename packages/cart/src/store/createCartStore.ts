import { assembleCartStore, type CartStore, type CartStoreOptions } from './assembleCartStore.ts'

export type { CartStore, CartStoreOptions }

/**
 * Creates the store of one cart. The mutations are a separate script: it is lazy-loaded once the cart is viewed,
 * and earlier taps wait for it.
 */
export const createCartStore = (options: CartStoreOptions): CartStore =>
  assembleCartStore(options, async (core) =>
    (await import('./createCartMutations.ts')).createCartMutations(core),
  )
