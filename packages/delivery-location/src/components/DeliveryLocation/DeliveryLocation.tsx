import { useId } from 'react'
import { useDeliveryLocation } from '../../react/useDeliveryLocation.ts'
import { Found } from '../Found/Found.tsx'
import { LateOverlays } from '../LateOverlays/LateOverlays.tsx'
import { useAlive } from '../late/useAlive.ts'
import { PlaceForm } from '../PlaceForm/PlaceForm.tsx'
import { Ways } from '../Ways/Ways.tsx'
import styles from './DeliveryLocation.module.css'

/** The delivery-location box: a place is named or found, and what is known there is shown (specification 1, section 2). */
export function DeliveryLocation() {
  const { messages } = useDeliveryLocation()
  const headingId = useId()
  const isCalm = useAlive()
  return (
    <section className={styles.box} aria-labelledby={headingId}>
      <h2 className={styles.heading} id={headingId}>
        {messages.heading}
      </h2>
      <PlaceForm standsIn="page" isCalm={isCalm} />
      <Found />
      <Ways />
      <LateOverlays />
    </section>
  )
}
