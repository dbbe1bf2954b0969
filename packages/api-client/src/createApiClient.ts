import type { ApiClient } from './ApiClient.ts'
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
  const key = async () => {
    const answer = await (await settings()).get()
    return answer.ok ? { ok: true as const, value: answer.value.userDataKey } : answer
  }
  const login = once(async () =>
    (await import('./groups/createLoginClient.ts')).createLoginClient(await send(), key),
  )
  return {
    settings: { get: async () => (await settings()).get() },
    catalogue: {
      home: async () => (await catalogue()).home(),
      productPage: async (address) => (await catalogue()).productPage(address),
    },
    delivery: { checkPincode: async (question) => (await delivery()).checkPincode(question) },
    cart: {
      list: async () => (await cart()).list(),
      add: async (request) => (await cart()).add(request),
      changeQuantity: async (request) => (await cart()).changeQuantity(request),
      remove: async (request) => (await cart()).remove(request),
      startOrder: async (request) => (await cart()).startOrder(request),
    },
    login: {
      checkUser: async (request) => (await login()).checkUser(request),
      sendOtp: async (request) => (await login()).sendOtp(request),
      login: async (request) => (await login()).login(request),
      register: async (request) => (await login()).register(request),
      logout: async () => (await login()).logout(),
    },
    orders: {
      place: async (request) => (await orders()).place(request),
      get: async (request) => (await orders()).get(request),
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
