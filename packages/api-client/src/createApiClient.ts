import type { ApiClient, ClientGroup } from './ApiClient.ts'
import type { FurtherGroup } from './furtherGroups.ts'
import { lateGroup } from './lateGroup.ts'
import type { ApiClientOptions } from './transport/ApiClientOptions.ts'

/**
 * Makes a client of the store's API. The transport and each group's schemas are loaded with the first call that
 * needs them, so a page that calls nothing pays for nothing.
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const send = once(async () => {
    const { createSend } = await import('./transport/createSend.ts')
    const { keepsReadings, isInProcess } = options
    return createSend(
      options,
      keepsReadings ? (await import('./transport/keepReadings.ts')).keepReadings() : undefined,
      isInProcess ? (await import('./transport/askInProcess.ts')).askInProcess(options) : undefined,
    )
  })
  const settings = once(async () =>
    (await import('./groups/createSettingsClient.ts')).createSettingsClient(await send()),
  )
  const lateSettings = lateGroup(settings)
  const further = <Name extends FurtherGroup>(name: Name) =>
    once(async () =>
      (await import('./furtherGroups.ts')).furtherGroups[name](await send(), {
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
    catalogue: lateGroup(groups.catalogue),
    delivery: lateGroup(groups.delivery),
    cart: lateGroup(groups.cart),
    login: lateGroup(groups.login),
    orders: lateGroup(groups.orders),
    wishlist: lateGroup(groups.wishlist),
    addresses: lateGroup(groups.addresses),
    profile: lateGroup(groups.profile),
    wallet: lateGroup(groups.wallet),
    points: lateGroup(groups.points),
    notifications: lateGroup(groups.notifications),
    accountData: lateGroup(groups.accountData),
    corporate: lateGroup(groups.corporate),
    hampers: lateGroup(groups.hampers),
    days: lateGroup(groups.days),
    partners: lateGroup(groups.partners),
    referrals: lateGroup(groups.referrals),
    uploads: lateGroup(groups.uploads),
    prepare: async (...names) => {
      await Promise.allSettled(names.map((name) => groups[name]()))
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
