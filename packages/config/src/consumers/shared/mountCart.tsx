import { CartProvider, type CartSlots, CartView } from '@store/cart'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createInMemoryCartStore } from './createInMemoryCartStore'
import '@store/ui/tokens.css'
import '@store/ui/styles.css'
import '@store/cart/styles.css'

const slots: CartSlots = {
  heading: {
    replace: (given, Default) => (
      <>
        <p>From an own shop</p>
        <Default {...given} />
      </>
    ),
  },
}

/** Renders the cart, with one part wrapped, in an element of the page. */
export function mountCart(id: string): void {
  const root = document.getElementById(id)
  if (!root) throw new Error(`index.html has no element with the id ${id}`)
  createRoot(root).render(
    <StrictMode>
      <CartProvider store={createInMemoryCartStore()} slots={slots}>
        <CartView />
      </CartProvider>
    </StrictMode>,
  )
}
