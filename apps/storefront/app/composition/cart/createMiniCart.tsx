import type { CartStore } from '@store/cart/headless'
import { MiniCart } from '@store/cart/mini'
import type { LazyPanel } from '@store/host'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { CartInCurrencyProvider } from './CartInCurrencyProvider.tsx'

/** Creates the mini cart overlay, as a separate chunk that is lazy-loaded on first use. */
export function createMiniCart(cart: CartStore): LazyPanel {
  const panel = createStore(() => ({ isOpen: false }))
  const close = () => panel.setState({ isOpen: false })
  function Panel() {
    return <MiniCart open={useStore(panel).isOpen} onClose={close} />
  }
  return {
    element: (
      <CartInCurrencyProvider store={cart}>
        <Panel />
      </CartInCurrencyProvider>
    ),
    open: () => {
      // Lines may have been added since the mini cart was last open.
      if (cart.getState().serverCart) void cart.actions.refresh()
      panel.setState({ isOpen: true })
    },
  }
}
