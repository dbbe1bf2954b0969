import type { Order } from '@store/api-client/contract/orders'
import { Notice } from '@store/ui'
import { useRef } from 'react'
import type { OrderMessages } from '../../messages/OrderMessages.ts'
import { usePolling } from '../../react/usePolling.ts'
import { useSecondsLeft } from '../../react/useSecondsLeft.ts'
import { PayCountdown } from './PayCountdown.tsx'
import styles from './PayStep.module.css'

/** Props of `PayDeadline`. */
export interface PayDeadlineProps {
  /** The order, whose response carries the seconds left. */
  readonly order: Order
  /** The payment deadline, ISO 8601 in UTC. */
  readonly payBy: string
  /** Asks the server for the order; resolves when it has responded. */
  readonly onCheck: () => Promise<void>
  /** UI messages. */
  readonly messages: OrderMessages
}

/** The last seconds in which the deadline is a warning. */
const warningSeconds = 5 * 60

const secondsOf = ({ paySecondsLeft = 0 }: Order) => paySecondsLeft

/** Renders until when an order waits for its payment, with a countdown; near the end as a warning. */
export function PayDeadline({ order, payBy, onCheck, messages }: PayDeadlineProps) {
  const left = useSecondsLeft(order, secondsOf)
  const text = <p className={styles.text}>{messages.payBy(payBy)}</p>
  return (
    <>
      {left > warningSeconds ? (
        text
      ) : (
        <Notice kind="caution">{left > 0 ? text : <TimeUp {...{ onCheck, messages }} />}</Notice>
      )}
      <PayCountdown left={left} messages={messages.upi} />
    </>
  )
}

/** Says that the time is over, and asks the server until the order was paid or cancelled. */
function TimeUp({ onCheck, messages }: Pick<PayDeadlineProps, 'onCheck' | 'messages'>) {
  const element = useRef<HTMLParagraphElement>(null)
  usePolling(element, onCheck)
  return (
    <p className={styles.text} ref={element}>
      {messages.payTimeUp}
    </p>
  )
}
