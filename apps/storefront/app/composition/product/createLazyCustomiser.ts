import type { Product } from '@store/api-client/contract/catalogue'
import { memoizeAsync } from '@store/host'
import type { ProductStore } from '@store/pdp/headless'
import type { createCustomiser } from './createCustomiser.ts'

/** Lazy-loads the store of a product's design on first use; `undefined` for a product without one. */
export const createLazyCustomiser = (
  wiring: Pick<Parameters<typeof createCustomiser>[0], 'client' | 'notices'>,
  product: Product,
  storeOf: () => ProductStore,
) => {
  const { personalised } = product
  if (!personalised) return undefined
  return memoizeAsync(async () => {
    const { createCustomiser } = await import('./createCustomiser.ts')
    const { setPhoto } = storeOf().actions
    return createCustomiser(
      { ...wiring, keep: (picture) => setPhoto(personalised.attribute, picture) },
      product,
    )
  })
}
