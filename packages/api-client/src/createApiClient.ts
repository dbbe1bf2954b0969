import type { ApiClient, ClientGroup } from './ApiClient.ts'
import { lazyClientGroup } from './lazyClientGroup.ts'
import type { LazyGroup } from './lazyGroups.ts'
import type { ApiClientOptions } from './transport/ApiClientOptions.ts'

/**
 * Creates a client of the store's API. The transport and each group's schemas are lazy-loaded with the first call
 * that needs them, so a page without calls loads nothing.
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const send = once(async () => {
    const { createSend } = await import('./transport/createSend.ts')
    const { hasParseCache, isInProcess } = options
    return createSend(
      options,
      hasParseCache ? (await import('./transport/createParseCache.ts')).createParseCache() : undefined,
      isInProcess
        ? (await import('./transport/createInProcessTransport.ts')).createInProcessTransport(options)
        : undefined,
    )
  })
  const settings = once(async () =>
    (await import('./groups/createSettingsClient.ts')).createSettingsClient(await send()),
  )
  const lateSettings = lazyClientGroup(settings)
  const further = <Name extends LazyGroup>(name: Name) =>
    once(async () =>
      (await import('./lazyGroups.ts')).lazyGroups[name](await send(), {
        options,
        settings: lateSettings.get,
      }),
    )

  const groups: { readonly [Name in ClientGroup]: () => Promise<ApiClient[Name]> } = {
    settings,
    catalogue: once(async () =>
      (await import('./groups/createCatalogueClient.ts')).createCatalogueClient(await send()),
    ),
    delivery: once(async () =>
      (await import('./groups/createDeliveryClient.ts')).createDeliveryClient(await send()),
    ),
    cart: once(async () => (await import('./groups/createCartClient.ts')).createCartClient(await send())),
    orders: once(async () =>
      (await import('./groups/createOrdersClient.ts')).createOrdersClient(await send()),
    ),
    wishlist: once(async () =>
      (await import('./groups/createWishlistClient.ts')).createWishlistClient(await send()),
    ),
    login: once(async () =>
      (await import('./groups/createLoginClient.ts')).createLoginClient(
        await send(),
        lateSettings.get,
        options,
      ),
    ),
    addresses: once(async () =>
      (await import('./groups/createAddressesClient.ts')).createAddressesClient(await send()),
    ),
    profile: further('profile'),
    wallet: further('wallet'),
    points: further('points'),
    notifications: further('notifications'),
    accountData: further('accountData'),
    corporate: further('corporate'),
    hampers: further('hampers'),
    days: further('days'),
    partners: further('partners'),
    referrals: further('referrals'),
    uploads: further('uploads'),
  }

  return {
    settings: lateSettings,
    catalogue: lazyClientGroup(groups.catalogue),
    delivery: lazyClientGroup(groups.delivery),
    cart: lazyClientGroup(groups.cart),
    login: lazyClientGroup(groups.login),
    orders: lazyClientGroup(groups.orders),
    wishlist: lazyClientGroup(groups.wishlist),
    addresses: lazyClientGroup(groups.addresses),
    profile: lazyClientGroup(groups.profile),
    wallet: lazyClientGroup(groups.wallet),
    points: lazyClientGroup(groups.points),
    notifications: lazyClientGroup(groups.notifications),
    accountData: lazyClientGroup(groups.accountData),
    corporate: lazyClientGroup(groups.corporate),
    hampers: lazyClientGroup(groups.hampers),
    days: lazyClientGroup(groups.days),
    partners: lazyClientGroup(groups.partners),
    referrals: lazyClientGroup(groups.referrals),
    uploads: lazyClientGroup(groups.uploads),
    prepare: async (...names) => {
      await Promise.allSettled(names.map((name) => groups[name]()))
    },
  }
}

/** Memoizes a load; a failed load (offline) is retried at the next call. */
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
