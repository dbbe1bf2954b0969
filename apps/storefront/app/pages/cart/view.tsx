import { CartView } from '@store/cart'
import '@store/cart/styles.css'
import { CartInCurrency } from '../../composition/cart/CartInCurrency.tsx'
import type { PageView } from '../../PageView.ts'
import type { CartData } from './load.ts'

/** The cart page. */
export const view: PageView<CartData> = {
  open: async (stores, { cart, categories }) => (
    <CartInCurrency store={await stores.cart(cart, categories)}>
      <CartView />
    </CartInCurrency>
  ),
  clientGroups: ['cart'],
}
