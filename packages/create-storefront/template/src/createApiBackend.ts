import { createApiClient } from '@store/api-client'
import type { Backend } from './Backend'
import { shop } from './shop'

/** Creates the backend that calls the store's API; `checkoutOrigin` is the store whose checkout receives the orders. */
export function createApiBackend(checkoutOrigin: string, send: typeof fetch): Backend {
  const { addresses, cart, catalogue, delivery, login } = createApiClient({
    baseUrl: window.location.origin,
    brand: shop.brand,
    fetch: send,
  })
  return {
    ...{ addresses, cart, delivery, login, checkoutOrigin },
    gifts: () => catalogue.search({}),
    product: async (type, slug) => {
      const page = await catalogue.productPage({ type, slug })
      if (page.ok) return { ok: true, value: page.value.kind === 'product' ? page.value.product : undefined }
      const { failure } = page
      return failure.kind === 'refused' && failure.status === 404 ? { ok: true, value: undefined } : page
    },
  }
}
