import { TruckIcon } from '@store/ui'
import { createLocationPart } from '../../react/createLocationPart.ts'
import { useDeliveryLocation } from '../../react/useDeliveryLocation.ts'
import styles from './NextDeliverySlot.module.css'

/** Renders the next delivery slot of the product (specification 1, section 2). */
export const NextDeliverySlot = createLocationPart((slots) => slots.slotLine, OwnSlotLine)

function OwnSlotLine() {
  const { state, messages } = useDeliveryLocation()
  const { slot } = state
  if (slot.kind === 'none') return null
  return (
    <p className={styles.line} role="status">
      <TruckIcon size="s" />
      {slot.kind === 'loading' ? (
        messages.slotLoading
      ) : (
        <span>
          {messages.slotLabel}{' '}
          <strong className={styles.hours}>
            {messages.slot(slot.offsetDays, slot.slot.start, slot.slot.end)}
          </strong>
        </span>
      )}
    </p>
  )
}
