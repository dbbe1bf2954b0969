import { CartProvider, CartView } from '@store/cart'
import '@store/cart/styles.css'
import { messages } from '../messages'
import { useStores } from '../StoresContext'

/** Renders the cart. */
export function CartPage() {
  const { cart } = useStores()
  return (
    <CartProvider store={cart}>
      <title>{messages.title(messages.cart)}</title>
      <CartView />
    </CartProvider>
  )
}
