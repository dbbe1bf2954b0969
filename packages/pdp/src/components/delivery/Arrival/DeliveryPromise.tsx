import type { DeliverabilityCheckState } from '@store/api-client/contract/ports'
import {
  deliveryPromiseHours,
  isDeliveryPromiseVisible,
  type PlaceDeliverability,
} from '@store/api-client/contract/rules/deliveryPromiseHours'
import type { IndianTime } from '@store/api-client/contract/rules/getDeliveryMessage'
import { TruckIcon } from '@store/ui'
import { useArrivalEstimateMessages } from '../../../react/useArrivalEstimateMessages.ts'
import { useProduct } from '../../../react/useProduct.ts'
import styles from '../deliveryStatus.module.css'

/** Props of `DeliveryPromise`. */
export interface DeliveryPromiseProps {
  /** Current time in India. */
  readonly time: IndianTime
}

/**
 * Renders an express or next-day promise during the hours in which the shop makes it; at other times, renders when the
 * promise applies again.
 */
export function DeliveryPromise({ time }: DeliveryPromiseProps) {
  const { product, check } = useProduct()

  const { again } = useArrivalEstimateMessages()
  const { promise } = product
  const place = placeOf(check)
  if (!promise) return null
  const isMade = isDeliveryPromiseVisible(promise.kind, place, time)
  // If the promise does not apply to the location, only the delivery date above is shown.
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

function placeOf(check: DeliverabilityCheckState): PlaceDeliverability {
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
