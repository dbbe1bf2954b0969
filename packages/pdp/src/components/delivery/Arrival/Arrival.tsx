import type { CalendarDate } from '@store/api-client/contract/date'
import { deliveryMessage, type IndianTime } from '@store/api-client/contract/rules/deliveryMessage'
import { formatDay } from '@store/api-client/contract/rules/formatDay'
import { Timer } from '@store/ui/timer'
import { useState } from 'react'
import { useArrivalMessages } from '../../../react/useArrivalMessages.ts'
import { useProduct } from '../../../react/useProduct.ts'
import styles from '../deliveryStatus.module.css'

/** Props of `Arrival`; a new answer of the check takes a new `key`. */
export interface ArrivalProps {
  /** First day of delivery, as it was answered. */
  readonly earliest: CalendarDate
  /** What time it is in India. */
  readonly time: IndianTime
}

/** The day a gift arrives and the hour to order by, its own where it has one; today's is counted down to (specification 2, section 4). */
export function Arrival({ earliest, time }: ArrivalProps) {
  const words = useArrivalMessages()
  const { hours, leadDays } = useProduct().state.product.delivery
  const [answered] = useState(time)
  const message = deliveryMessage({ earliest, answered, hours, leadDays }, time)
  if (message.kind === 'callUs') return null
  const { kind, arrives, orderBy } = message
  const say = {
    countdown: words.arrives.today,
    tomorrow: words.arrives.tomorrow,
    earliest: words.arrives.later,
  }
  return (
    <>
      <strong className={styles.day}>{say[kind](formatDay(arrives))}</strong>
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
