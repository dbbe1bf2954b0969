import type { ApiClient } from './ApiClient.ts'
import type { Outcome } from './contract/problem/index.ts'
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
  const getKey = () =>
    via(settings, async (group) => {
      const answer = await group.get()
      return answer.ok ? { ok: true, value: answer.value.userDataKey } : answer
    })
  const login = once(async () =>
    (await import('./groups/createLoginClient.ts')).createLoginClient(await send(), getKey),
  )
  return {
    settings: { get: () => via(settings, (group) => group.get()) },
    catalogue: {
      home: () => via(catalogue, (group) => group.home()),
      category: (slug) => via(catalogue, (group) => group.category(slug)),
      productPage: (address) => via(catalogue, (group) => group.productPage(address)),
    },
    delivery: { checkPincode: (question) => via(delivery, (group) => group.checkPincode(question)) },
    cart: {
      list: () => via(cart, (group) => group.list()),
      add: (request) => via(cart, (group) => group.add(request)),
      changeQuantity: (request) => via(cart, (group) => group.changeQuantity(request)),
      remove: (request) => via(cart, (group) => group.remove(request)),
      startOrder: (request) => via(cart, (group) => group.startOrder(request)),
    },
    login: {
      checkUser: (request) => via(login, (group) => group.checkUser(request)),
      sendOtp: (request) => via(login, (group) => group.sendOtp(request)),
      login: (request) => via(login, (group) => group.login(request)),
      register: (request) => via(login, (group) => group.register(request)),
      logout: () => via(login, (group) => group.logout()),
    },
    orders: {
      place: (request) => via(orders, (group) => group.place(request)),
      get: (request) => via(orders, (group) => group.get(request)),
    },
    prepare: async (...groups) => {
      const loaders = { settings, catalogue, delivery, cart, login, orders }
      await Promise.allSettled(groups.map((group) => loaders[group]()))
    },
  }
}

/** Uses a group once it is loaded; a chunk that cannot be loaded is the network's failure, not an exception. */
async function via<Group, Answer>(
  load: () => Promise<Group>,
  use: (group: Group) => Promise<Outcome<Answer>>,
): Promise<Outcome<Answer>> {
  let group: Group
  try {
    group = await load()
  } catch {
    return { ok: false, failure: { kind: 'network' } }
  }
  return use(group)
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
