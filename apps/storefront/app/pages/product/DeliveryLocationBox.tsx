import { isPincode } from '@store/api-client/contract/rules/isPincode'
import { DeliveryLocation, DeliveryLocationProvider } from '@store/delivery-location'
import type { DeliveryLocationStore } from '@store/delivery-location/headless'
import { useEffect } from 'react'
import { deliveryLocationMessages } from '#messages/packages/deliveryLocationMessages.ts'

interface BoxProps {
  readonly store: DeliveryLocationStore
}

/** Renders the delivery-location box with its store. */
export function DeliveryLocationBox({ store }: BoxProps) {
  // A form submitted before hydration redirected here with the typed text, so its validation error is shown.
  useEffect(() => {
    const sent = new URLSearchParams(window.location.search).get('pincode') ?? ''
    if (sent === '' || isPincode(sent, store.getState().country)) return
    store.actions.type(sent)
    void store.actions.check()
  }, [store])
  return (
    <DeliveryLocationProvider store={store} messages={deliveryLocationMessages}>
      <DeliveryLocation />
    </DeliveryLocationProvider>
  )
}
