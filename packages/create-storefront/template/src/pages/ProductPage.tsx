import type { Product } from '@store/api-client/contract/catalogue'
import { DeliveryLocation, DeliveryLocationProvider } from '@store/delivery-location'
import { ProductProvider, ProductView } from '@store/pdp'
import '@store/delivery-location/styles.css'
import '@store/pdp/styles.css'
import { useEffect, useState } from 'react'
import { useLoaderData } from 'react-router'
import { messages } from '../messages'
import { useAppStores } from '../StoresContext'

const placeId = 'place'

/**
 * Scrolls to the delivery location and focuses its field inside the tap handler, because phones open their keyboard
 * only then.
 */
function showPlace() {
  const box = document.getElementById(placeId)
  box?.scrollIntoView({ block: 'center' })
  box?.querySelector('input')?.focus({ preventScroll: true })
}

/** Renders the page of the product that the route has loaded. */
export function ProductPage() {
  const product = useLoaderData<Product>()
  return <Opened key={product.id} product={product} />
}

function Opened({ product: shown }: { readonly product: Product }) {
  const stores = useAppStores()
  const [{ location, product }] = useState(() => stores.product(shown, showPlace))
  // When the page is left, its subscriptions end.
  useEffect(
    () => stores.visitor.cartCount.subscribe(product.actions.recheckCart),
    [stores.visitor.cartCount, product],
  )
  const delivery = (
    <div id={placeId}>
      <DeliveryLocationProvider store={location}>
        <DeliveryLocation />
      </DeliveryLocationProvider>
    </div>
  )
  return (
    <ProductProvider store={product}>
      <title>{messages.title(shown.title)}</title>
      <ProductView delivery={delivery} />
    </ProductProvider>
  )
}
