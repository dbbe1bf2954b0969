import { useEffect } from 'react'
import { useDeliveryLocation } from '../../react/useDeliveryLocation.ts'
import { LazyOverlays } from '../LazyOverlays/LazyOverlays.tsx'
import { useLocationSync } from '../lazy/useLocationSync.ts'

/**
 * Renders all dialogs that choose a location, for hosts with a button of their own: it calls
 * `actions.open('sheet')`.
 */
export function PlaceDialogs() {
  const { actions } = useDeliveryLocation()
  useLocationSync()

  // The chosen location is stored in the browser: the server-rendered HTML does not contain it.
  useEffect(() => {
    void actions.resume()
  }, [actions])

  return <LazyOverlays />
}
