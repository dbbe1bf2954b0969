import { useEffect } from 'react'
import { useDeliveryLocation } from '../../react/useDeliveryLocation.ts'
import { LazyLocationOverlays } from '../LazyLocationOverlays/LazyLocationOverlays.tsx'
import { useLocationSync } from '../lazy/useLocationSync.ts'

/** Renders all dialogs that choose a location, for hosts with their own button, which calls `actions.open('sheet')`. */
export function PlaceDialogs() {
  const { actions } = useDeliveryLocation()
  useLocationSync()

  // The chosen location is stored in the browser and not in the server-rendered HTML, so it is read after hydration.
  useEffect(() => {
    void actions.resume()
  }, [actions])

  return <LazyLocationOverlays />
}
