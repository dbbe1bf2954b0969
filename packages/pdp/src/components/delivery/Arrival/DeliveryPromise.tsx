import type { PlaceCheckState } from '@store/api-client/contract/ports'
import type { IndianTime } from '@store/api-client/contract/rules/deliveryMessage'
import {
  deliveryPromiseHours,
  isDeliveryPromiseVisible,
  type PlaceDeliverability,
} from '@store/api-client/contract/rules/deliveryPromiseHours'
import { TruckIcon } from '@store/ui'
import { useArrivalMessages } from '../../../react/useArrivalMessages.ts'
import { useProduct } from '../../../react/useProduct.ts'
import styles from '../deliveryStatus.module.css'

/** Props of `DeliveryPromise`. */
export interface DeliveryPromiseProps {
  /** What time it is in India. */
  readonly time: IndianTime
}

/** An express or next-day promise where it can be kept; out of its hours, when it is made again. */
export function DeliveryPromise({ time }: DeliveryPromiseProps) {
  const { state, check } = useProduct()
  const { again } = useArrivalMessages()
  const { promise } = state.product
  const place = placeOf(check)
  if (!promise) return null
  const isMade = isDeliveryPromiseVisible(promise.kind, place, time)
  // A place it cannot be kept at has its own day, which is told above.
  if (!isMade && place.kind !== 'unknown') return null
  const text = isMade
    ? `${promise.title}. ${promise.message}`
    : promise.kind === 'express'
      ? again.express(deliveryPromiseHours.express.from)
      : again.nextDay
  return (
    <p className={styles.quiet}>
      <TruckIcon size="s" />
      {text}
    </p>
  )
}

function placeOf(check: PlaceCheckState): PlaceDeliverability {
  switch (check.kind) {
    case 'deliverable':
    case 'cityDeliverable':
      return { kind: 'deliverable', earliest: check.earliest }
    case 'undeliverable':
      return { kind: 'undeliverable' }
    case 'idle':
    case 'checking':
    case 'unknown':
      return { kind: 'unknown' }
  }
}
