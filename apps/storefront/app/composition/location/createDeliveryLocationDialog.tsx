import { DeliveryLocationProvider, PlaceDialogs } from '@store/delivery-location'
import type { DeliveryLocationStore } from '@store/delivery-location/headless'
import type { LazyPanel } from '@store/host'
import { deliveryLocationMessages } from '#messages/packages/deliveryLocationMessages.ts'
import '@store/delivery-location/styles.css'

/** Creates the delivery-location dialog, as a separate chunk that is lazy-loaded on first use. */
export const createDeliveryLocationDialog = (store: DeliveryLocationStore): LazyPanel => ({
  element: (
    <DeliveryLocationProvider store={store} messages={deliveryLocationMessages}>
      <PlaceDialogs />
    </DeliveryLocationProvider>
  ),
  open: () => store.actions.open('sheet'),
})
