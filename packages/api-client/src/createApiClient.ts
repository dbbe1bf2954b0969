import type { ApiClient, CallGroupName } from './ApiClient.ts'
import type { CallGroup, ClientOf } from './contract/call/index.ts'
import { type ClientMethods, createLazyClientGroup } from './createLazyClientGroup.ts'
import { createCallGroupClient } from './groups/createCallGroupClient.ts'
import type { LazyCallGroupName } from './groups/lazyCallLoaders.ts'
import type { ApiClientOptions } from './transport/ApiClientOptions.ts'

/**
 * Creates a client of the store's API. The transport and each group's schemas are lazy-loaded with the first call
 * that needs them, so a page without calls loads nothing.
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const connect = once(async () => {
    const { createCallSender } = await import('./transport/createCallSender.ts')
    const { hasParseCache, isInProcess } = options
    return createCallSender(
      options,
      hasParseCache ? (await import('./transport/createParseCache.ts')).createParseCache() : undefined,
      isInProcess
        ? (await import('./transport/createInProcessTransport.ts')).createInProcessTransport(options)
        : undefined,
    )
  })
  const loads = new Map<CallGroupName, () => Promise<unknown>>()
  const group = <Methods extends ClientMethods<Methods>>(
    name: CallGroupName,
    load: () => Promise<Methods>,
  ): Methods => {
    const loadOnce = once(load)
    loads.set(name, loadOnce)
    return createLazyClientGroup(loadOnce)
  }
  const contractGroup = <Calls extends CallGroup>(
    name: CallGroupName,
    loadCalls: () => Promise<Calls>,
  ): ClientOf<Calls> =>
    group(name, async () => createCallGroupClient(...(await Promise.all([loadCalls(), connect()]))))
  const lazyGroup = <Name extends LazyCallGroupName>(name: Name) =>
    contractGroup(name, async () => (await import('./groups/lazyCallLoaders.ts')).lazyCallLoaders[name]())

  const settings = contractGroup(
    'settings',
    async () => (await import('./contract/settings/settingsCalls.ts')).settingsCalls,
  )
  return {
    settings,
    catalogue: contractGroup(
      'catalogue',
      async () => (await import('./contract/catalogue/catalogueCalls.ts')).catalogueCalls,
    ),
    delivery: group('delivery', async () =>
      (await import('./groups/createDeliveryClient.ts')).createDeliveryClient(await connect()),
    ),
    cart: contractGroup('cart', async () => (await import('./contract/cart/cartCalls.ts')).cartCalls),
    login: group('login', async () =>
      (await import('./groups/createLoginClient.ts')).createLoginClient(
        await connect(),
        settings.get,
        options,
      ),
    ),
    orders: contractGroup('orders', async () => (await import('./contract/orders/orderCalls.ts')).orderCalls),
    wishlist: contractGroup(
      'wishlist',
      async () => (await import('./contract/wishlist/wishlistCalls.ts')).wishlistCalls,
    ),
    addresses: contractGroup(
      'addresses',
      async () => (await import('./contract/addresses/addressCalls.ts')).addressCalls,
    ),
    profile: lazyGroup('profile'),
    wallet: lazyGroup('wallet'),
    points: lazyGroup('points'),
    notifications: lazyGroup('notifications'),
    accountData: lazyGroup('accountData'),
    corporate: lazyGroup('corporate'),
    hampers: lazyGroup('hampers'),
    days: lazyGroup('days'),
    partners: lazyGroup('partners'),
    referrals: lazyGroup('referrals'),
    staff: lazyGroup('staff'),
    tracking: lazyGroup('tracking'),
    uploads: group('uploads', async () =>
      (await import('./groups/createUploadsClient.ts')).createUploadsClient(options, settings.get),
    ),
    prepare: async (...names) => {
      await Promise.allSettled(names.map((name) => loads.get(name)?.()))
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
