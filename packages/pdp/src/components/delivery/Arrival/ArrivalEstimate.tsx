import type { CalendarDate } from '@store/api-client/contract/date'
import { formatDay } from '@store/api-client/contract/rules/formatDay'
import { getDeliveryMessage, type IndianTime } from '@store/api-client/contract/rules/getDeliveryMessage'
import { Timer } from '@store/ui/timer'
import { useState } from 'react'
import { useArrivalEstimateMessages } from '../../../react/useArrivalEstimateMessages.ts'
import { useProduct } from '../../../react/useProduct.ts'
import styles from '../deliveryStatus.module.css'

/** Props of `ArrivalEstimate`; a new check result needs a new `key`. */
export interface ArrivalEstimateProps {
  /** First delivery day of the check result. */
  readonly earliest: CalendarDate
  /** Current time in India. */
  readonly time: IndianTime
}

/**
 * Renders the delivery date and its cut-off, which may be the product's own. If the cut-off is today, it has a
 * countdown (specification 2, section 4).
 */
export function ArrivalEstimate({ earliest, time }: ArrivalEstimateProps) {
  const words = useArrivalEstimateMessages()
  const { product, messages } = useProduct()
  const { hours, leadDays } = product.delivery
  const [answered] = useState(time)
  const message = getDeliveryMessage({ earliest, answered, hours, leadDays }, time)
  if (message.kind === 'callUs') return null
  const { kind, arrives, orderBy } = message
  const say = {
    countdown: words.arrives.today,
    tomorrow: words.arrives.tomorrow,
    earliest: words.arrives.later,
  }
  return (
    <>
      <strong className={styles.day}>{say[kind](formatDay(arrives, messages.locale))}</strong>
      <span className={styles.words}>
        {words.orderBy(orderBy)}
        {kind === 'countdown' && (
          <>
            {' · '}
            <Timer
              key={arrives}
              label={words.timeLeft}
              initialMs={orderBy.seconds * 1000}
              direction="backward"
            >
              {({ h, m, s }) => words.left(h, m, s)}
            </Timer>
          </>
        )}
      </span>
    </>
  )
}
