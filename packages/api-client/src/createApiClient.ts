import type { ApiClient } from './ApiClient.ts'
import { lateGroup } from './lateGroup.ts'
import type { ApiClientOptions } from './transport/ApiClientOptions.ts'

/**
 * Makes a client of the store's API. The transport and each group's schemas are loaded with the first call that
 * needs them, so a page that calls nothing pays for nothing.
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const send = once(async () => (await import('./transport/createSend.ts')).createSend(options))
  const settings = once(async () =>
    (await import('./groups/createSettingsClient.ts')).createSettingsClient(await send()),
  )
  const catalogue = once(async () =>
    (await import('./groups/createCatalogueClient.ts')).createCatalogueClient(await send()),
  )
  const delivery = once(async () =>
    (await import('./groups/createDeliveryClient.ts')).createDeliveryClient(await send()),
  )
  const cart = once(async () => (await import('./groups/createCartClient.ts')).createCartClient(await send()))
  const orders = once(async () =>
    (await import('./groups/createOrdersClient.ts')).createOrdersClient(await send()),
  )
  const wishlist = once(async () =>
    (await import('./groups/createWishlistClient.ts')).createWishlistClient(await send()),
  )
  const lateSettings = lateGroup(settings)
  const login = once(async () =>
    (await import('./groups/createLoginClient.ts')).createLoginClient(
      await send(),
      lateSettings.get,
      options,
    ),
  )
  const addresses = once(async () =>
    (await import('./groups/createAddressesClient.ts')).createAddressesClient(await send()),
  )
  return {
    settings: lateSettings,
    catalogue: lateGroup(catalogue),
    delivery: lateGroup(delivery),
    cart: lateGroup(cart),
    login: lateGroup(login),
    orders: lateGroup(orders),
    wishlist: lateGroup(wishlist),
    addresses: lateGroup(addresses),
    prepare: async (...groups) => {
      const loaders = { settings, catalogue, delivery, cart, login, orders, wishlist, addresses }
      await Promise.allSettled(groups.map((group) => loaders[group]()))
    },
  }
}

/** Loads once; a load that failed (offline) is tried again at the next call. */
function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined
  return () => {
    loading ??= load().catch((cause: unknown) => {
      loading = undefined
      throw cause
    })
    return loading
  }
}
