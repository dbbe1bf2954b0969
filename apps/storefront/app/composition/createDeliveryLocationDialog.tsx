import { DeliveryLocationProvider, PlaceDialogs } from '@store/delivery-location'
import type { DeliveryLocationStore } from '@store/delivery-location/headless'
import '@store/delivery-location/styles.css'
import type { Panel } from './createLazyPanel.ts'

/** Where gifts of this visit go, over a page; a chunk of its own, loaded when it is first wanted. */
export const createDeliveryLocationDialog = (store: DeliveryLocationStore): Panel => ({
  element: (
    <DeliveryLocationProvider store={store}>
      <PlaceDialogs />
    </DeliveryLocationProvider>
  ),
  open: () => store.actions.open('sheet'),
})
