import { isPincode } from '@store/api-client/contract/rules/isPincode'
import { DeliveryLocation, DeliveryLocationProvider } from '@store/delivery-location'
import type { DeliveryLocationStore } from '@store/delivery-location/headless'
import { useEffect } from 'react'

interface BoxProps {
  readonly store: DeliveryLocationStore
}

/** The delivery-location box with its store. */
export function DeliveryLocationBox({ store }: BoxProps) {
  // A form that was sent before its code had come led here with what was typed: it is told what is wrong with it.
  useEffect(() => {
    const sent = new URLSearchParams(window.location.search).get('pincode') ?? ''
    if (sent === '' || isPincode(sent, store.getState().country)) return
    store.actions.type(sent)
    void store.actions.check()
  }, [store])
  return (
    <DeliveryLocationProvider store={store}>
      <DeliveryLocation />
    </DeliveryLocationProvider>
  )
}
