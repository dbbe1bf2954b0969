import { formatDay } from '@store/api-client/contract/rules/formatDay'
import { getOrderDeadline } from '@store/api-client/contract/rules/getDeliveryMessage'
import { useDeliveryDayMessages } from '../../../react/useDeliveryDayMessages.ts'
import { useProduct } from '../../../react/useProduct.ts'
import { useProductState } from '../../../react/useProductState.ts'
import type { DeliveryDayState } from '../../../store/DeliveryDayState.ts'
import { ErrorMessage } from '../../ErrorMessage/ErrorMessage.tsx'
import styles from './DeliveryDateField.module.css'

/** Renders the chosen date with its cut-off, or its error, as a live region. */
export function DeliveryDateStatus() {
  const { priceOf, messages } = useProduct()
  const day = useProductState(({ day }) => day)
  const words = useDeliveryDayMessages()
  const fault = day?.error && words.error(day.error)
  const lost = day?.unavailableDate && words.lost(formatDay(day.unavailableDate, messages.locale))
  return (
    <>
      <div role="status">
        {day?.area.kind === 'loading' && <p className={styles.quiet}>{words.daysLoading}</p>}
        {day?.chosen && <Told day={day} />}
        {day?.chosen && day.settings && <p className={styles.quiet}>{words.charge(day.settings, priceOf)}</p>}
      </div>
      <ErrorMessage
        text={
          day?.area.kind === 'failed'
            ? words.daysFailed
            : lost
              ? `${lost} ${fault ?? ''}`
              : (fault ?? (day?.isSlotUnavailable ? words.lostSlot : undefined))
        }
      />
    </>
  )
}

function Told({ day }: { readonly day: DeliveryDayState }) {
  const words = useDeliveryDayMessages()
  const { product, messages } = useProduct()
  const { hours } = product.delivery
  const { chosen, slots, area, settings } = day
  if (!chosen || area.kind !== 'known' || !area.value.isServed) return null
  const { cutoffHour, leadDays } = area.value
  const slot = slots.kind === 'known' ? slots.value.find(({ id }) => id === chosen.slot) : undefined
  const endHour = settings?.cutoffHour ?? cutoffHour
  const lastSlotHour = chosen.by === 'vendor' ? (slot?.cutoffHour ?? hours?.lastSlotHour) : undefined
  const order = getOrderDeadline({ ...hours, endHour, lastSlotHour }, leadDays[chosen.by], chosen.date)
  return (
    <p className={styles.told}>
      <strong>
        {words.arrives(formatDay(chosen.date, messages.locale), slot && words.hours(slot.start, slot.end))}
      </strong>
      <span className={styles.quiet}>
        {words.orderBy(order.hour, formatDay(order.date, messages.locale))}
      </span>
    </p>
  )
}
