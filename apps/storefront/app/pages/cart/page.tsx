import { CartView } from '@store/cart'
import '@store/cart/styles.css'
import { CartInCurrency } from '../../composition/CartInCurrency.tsx'
import type { PageData } from '../../PageData.ts'
import { definePage } from '../../PageModule.ts'

/** The cart page. */
export const page = definePage<PageData['cart']>({
  open: async (stores, { cart, categories }) => (
    <CartInCurrency store={await stores.cart(cart, categories)}>
      <CartView />
    </CartInCurrency>
  ),
})
