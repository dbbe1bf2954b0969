import { CartView } from '@store/cart'
import '@store/cart/styles.css'
import { CartInCurrency } from '../../composition/cart/CartInCurrency.tsx'
import { followPlacedOrder } from '../../composition/pages/followPlacedOrder.ts'
import type { PageView } from '../../PageView.ts'
import type { CartData } from './load.ts'

/** The cart page. */
export const view: PageView<CartData> = {
  open: async (stores, { cart, categories }) => {
    // The checkout of an ordered cart redirects here, with its key.
    stores.visitor.onElsewhere(() => {
      const key = new URLSearchParams(window.location.search).get('key')
      if (key !== null) followPlacedOrder(key)
    })
    return (
      <CartInCurrency store={await stores.cart(cart, categories)}>
        <CartView />
      </CartInCurrency>
    )
  },
  clientGroups: ['cart'],
}
