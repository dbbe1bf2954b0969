import { createFakeCart, type FakeProduct, fakeProducts } from '@store/api-client/testing'
import { CartProvider, CartView } from '@store/cart'
import { type CartStore, createCartStore } from '@store/cart/headless'
import { useState } from 'react'
import { guestPorts } from './guestPorts.ts'
import '@store/ui/styles.css'
import '@store/cart/styles.css'

/** The cart with a fake API client, which responds after 0.3 s. */
export function CartExample() {
  const [store] = useState(openCart)
  return (
    <CartProvider store={store}>
      <CartView />
    </CartProvider>
  )
}

// URLs of the products' photos; without them, each product has a drawing as its picture.
const pictureOf = ({ productId }: FakeProduct) => `/pictures/${productId}.avif`

function openCart(): CartStore {
  const { client, otherTab, cart } = createFakeCart({ latencyMs: 300, pictureOf })
  // A second tab of the same shopper, whose calls have no latency, fills the cart before the cart of the example is
  // rendered.
  for (const { productId } of [fakeProducts.roses, fakeProducts.cake]) void otherTab.add({ productId })
  return createCartStore({
    initial: cart(),
    ports: { ...guestPorts, client, onCount: () => undefined },
  })
}
