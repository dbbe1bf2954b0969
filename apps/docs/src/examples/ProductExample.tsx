import { toIndianDate } from '@store/api-client/contract/rules/calendarDays'
import {
  createFakeCart,
  createFakeDelivery,
  createFakeProduct,
  fakeProducts,
} from '@store/api-client/testing'
import { CartCount, createCartCountStore } from '@store/cart/count'
import { DeliveryLocation, DeliveryLocationProvider } from '@store/delivery-location'
import { createDeliveryLocationStore } from '@store/delivery-location/headless'
import { createPlaceStore } from '@store/delivery-location/place'
import { ProductProvider, ProductView } from '@store/pdp'
import { createProductStore } from '@store/pdp/headless'
import { useState } from 'react'
import { guestPorts } from './guestPorts.ts'
import '@store/ui/styles.css'
import '@store/delivery-location/styles.css'
import '@store/pdp/styles.css'

/** The product page of a cake with a location box and a cart, all with fake API clients. */
export function ProductExample() {
  const [{ page, location, count }] = useState(openProduct)
  return (
    <>
      <p>
        Gifts in the cart: <CartCount store={count} />
      </p>
      <ProductProvider store={page}>
        <ProductView
          delivery={
            <DeliveryLocationProvider store={location}>
              <DeliveryLocation />
            </DeliveryLocationProvider>
          }
        />
      </ProductProvider>
    </>
  )
}

function openProduct() {
  const product = createFakeProduct(fakeProducts.cake)
  const { client } = createFakeCart({ latencyMs: 300 })
  const count = createCartCountStore({ initial: 0 })

  const location = createDeliveryLocationStore({
    productId: product.id,
    delivery: product.delivery,
    ports: {
      client: createFakeDelivery({}, { today: toIndianDate(new Date()) }),
      place: createPlaceStore({ initial: { country: 356 }, persist: () => undefined }),
      brandName: 'Marigold',
      track: guestPorts.track,
    },
  })

  const page = createProductStore({
    product,
    ports: {
      hrefs: guestPorts.hrefs,
      track: guestPorts.track,
      // The product page waits for the result of the location box, and moves focus to the box's field if no location is
      // chosen.
      placeCheck: location,
      showPlace: location.actions.focusField,
      add: async (request) => {
        const added = await client.add(request)
        if (added.ok) count.set(added.value.itemCount)
        return added
      },
    },
  })

  return { page, location, count }
}
