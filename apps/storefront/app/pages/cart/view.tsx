import { CartView } from '@store/cart'
import '@store/cart/styles.css'
import { CartInCurrencyProvider } from '../../composition/cart/CartInCurrencyProvider.tsx'
import { redirectToPlacedOrder } from '../../composition/pages/redirectToPlacedOrder.ts'
import type { PageViewDefinition } from '../../PageViewDefinition.ts'
import type { CartData } from './load.ts'

/** The cart page. */
export const view: PageViewDefinition<CartData> = {
  open: async (stores, { cart, categories }) => {
    // A visitor who goes back to the checkout after the order is redirected here, with the order's idempotency key.
    stores.visitor.onElsewhere((source) => {
      const key = new URLSearchParams(window.location.search).get('key')
      if (key !== null && source === 'restore') redirectToPlacedOrder(key)
    })
    return (
      <CartInCurrencyProvider store={await stores.cart(cart, categories)}>
        <CartView />
      </CartInCurrencyProvider>
    )
  },
  clientGroups: ['cart'],
}
