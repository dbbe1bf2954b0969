import { CartProvider, CartView } from '@store/cart'
import '@store/cart/styles.css'
import { messages } from '../messages'
import { useAppStores } from '../StoresContext'

/** Renders the cart. */
export function CartPage() {
  const { cart } = useAppStores()
  return (
    <CartProvider store={cart}>
      <title>{messages.title(messages.cart)}</title>
      <CartView />
    </CartProvider>
  )
}
