import type { SessionState } from '@store/api-client/contract/ports'
import { CartProvider, CartView } from '@store/cart'
import { createCartStore } from '@store/cart/headless'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { cartInMemory } from './cartInMemory'
import '@store/ui/tokens.css'
import '@store/ui/styles.css'
import '@store/cart/styles.css'

const visitor: SessionState = { kind: 'user', firstName: 'Asha', isVerified: true }
const { initial, client } = cartInMemory()
const store = createCartStore({
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

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id root')
createRoot(root).render(
  <StrictMode>
    <CartProvider store={store}>
      <CartView />
    </CartProvider>
  </StrictMode>,
)
