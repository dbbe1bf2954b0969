import { CartView } from '@store/cart'
import '@store/cart/styles.css'
import { CartInCurrency } from '../../composition/cart/CartInCurrency.tsx'
import { followPlacedOrder } from '../../composition/pages/followPlacedOrder.ts'
import type { PageView } from '../../PageView.ts'
import type { CartData } from './load.ts'

/** The cart page. */
export const view: PageView<CartData> = {
  open: async (stores, { cart, categories }) => {
    // After the order, going back to its checkout redirects here, with the idempotency key.
    stores.visitor.onElsewhere((source) => {
      const key = new URLSearchParams(window.location.search).get('key')
      if (key !== null && source === 'restore') followPlacedOrder(key)
    })
    return (
      <CartInCurrency store={await stores.cart(cart, categories)}>
        <CartView />
      </CartInCurrency>
    )
  },
  clientGroups: ['cart'],
}
