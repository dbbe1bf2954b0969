import { useEffect } from 'react'
import { useDeliveryLocation } from '../../react/useDeliveryLocation.ts'
import { LazyOverlays } from '../LazyOverlays/LazyOverlays.tsx'
import { useLocationSync } from '../lazy/useLocationSync.ts'

/** All that opens over a page to choose a place, for hosts with a button of their own: it calls `actions.open('sheet')`. */
export function PlaceDialogs() {
  const { actions } = useDeliveryLocation()
  useLocationSync()

  // The chosen place lives in the browser: what the server rendered does not know it.
  useEffect(() => {
    void actions.resume()
  }, [actions])

  return <LazyOverlays />
}
