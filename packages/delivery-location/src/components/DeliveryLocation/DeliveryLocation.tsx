import { useId } from 'react'
import { useDeliveryLocation } from '../../react/useDeliveryLocation.ts'
import { LazyLocationOverlays } from '../LazyLocationOverlays/LazyLocationOverlays.tsx'
import { LocationShortcuts } from '../LocationShortcuts/LocationShortcuts.tsx'
import { useLocationSync } from '../lazy/useLocationSync.ts'
import { PlaceCheckResult } from '../PlaceCheckResult/PlaceCheckResult.tsx'
import { PlaceForm } from '../PlaceForm/PlaceForm.tsx'
import styles from './DeliveryLocation.module.css'

/**
 * Renders the delivery-location box: it looks up a typed location or the visitor's position and shows whether the
 * product can be delivered there (specification 1, section 2).
 */
export function DeliveryLocation() {
  const { messages } = useDeliveryLocation()
  const headingId = useId()
  const isPageIdle = useLocationSync()
  return (
    <section className={styles.box} aria-labelledby={headingId}>
      <h2 className={styles.heading} id={headingId}>
        {messages.heading}
      </h2>
      <PlaceForm container="page" isIdle={isPageIdle} />
      <PlaceCheckResult />
      <LocationShortcuts />
      <LazyLocationOverlays />
    </section>
  )
}
