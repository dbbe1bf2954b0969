import { toProductId } from '@store/api-client/contract/catalogue'
import { toIndianDate } from '@store/api-client/contract/rules/calendarDays'
import { createFakeDelivery } from '@store/api-client/testing'
import { DeliveryLocation, DeliveryLocationProvider } from '@store/delivery-location'
import { createDeliveryLocationStore } from '@store/delivery-location/headless'
import { createPlaceStore } from '@store/delivery-location/place'
import { useState } from 'react'
import { guestPorts } from './guestPorts.ts'
import '@store/ui/styles.css'
import '@store/delivery-location/styles.css'

/** The location box of a product page with a fake API client that knows a few cities. */
export function LocationExample() {
  const [store] = useState(openLocation)
  return (
    <DeliveryLocationProvider store={store}>
      <DeliveryLocation />
    </DeliveryLocationProvider>
  )
}

const openLocation = () =>
  createDeliveryLocationStore({
    productId: toProductId(101),
    ports: {
      client: createFakeDelivery({}, { today: toIndianDate(new Date()) }),
      place: createPlaceStore({ initial: { country: 356 }, persist: () => undefined }),
      brandName: 'Marigold',
      track: guestPorts.track,
    },
  })
