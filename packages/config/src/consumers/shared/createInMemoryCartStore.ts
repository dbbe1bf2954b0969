import type { SessionState } from '@store/api-client/contract/ports'
import { type CartStore, createCartStore } from '@store/cart/headless'
import { createInMemoryCartClient } from './createInMemoryCartClient'

const visitor: SessionState = { kind: 'user', firstName: 'Asha', isVerified: true }

/** Creates a cart that runs in memory in this page, without a server. */
export function createInMemoryCartStore(): CartStore {
  const { initial, client } = createInMemoryCartClient()
  return createCartStore({
    initial,
    ports: {
      client,
      session: { getState: () => visitor, getInitialState: () => visitor, subscribe: () => () => undefined },
      requestLogin: async () => 'loggedIn',
      hrefs: { home: () => '/', cart: () => '/cart', category: (slug) => `/${slug}` },
      go: (href) => location.assign(href),
      newKey: () => crypto.randomUUID(),
      track: () => undefined,
      onCount: () => undefined,
    },
  })
}
