import { CartProvider, CartView } from '@store/cart'
import '@store/cart/styles.css'
import type { PageData } from '../../PageData.ts'
import { definePage } from '../../PageModule.ts'

/** The cart page. */
export const page = definePage<PageData['cart']>({
  open: async (stores, { cart }) => (
    <CartProvider store={await stores.cart(cart)}>
      <CartView />
    </CartProvider>
  ),
})
