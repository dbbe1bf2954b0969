import type { Order } from '@store/api-client/contract/orders'
import { Notice } from '@store/ui'
import { useRef } from 'react'
import { createOrderPart } from '../../react/createOrderPart.ts'
import type { PayDeadlineProps } from '../../react/PaymentPartProps.ts'
import { usePolling } from '../../react/usePolling.ts'
import { useSecondsLeft } from '../../react/useSecondsLeft.ts'
import { PayCountdown } from './PayCountdown.tsx'
import styles from './PayStep.module.css'

/** The last seconds in which the deadline is a warning. */
const warningSeconds = 5 * 60

const secondsOf = ({ paySecondsLeft = 0 }: Order) => paySecondsLeft

/** Renders the payment deadline of an order with a countdown, which becomes a warning near the end. */
export const PayDeadline = createOrderPart((slots) => slots.payDeadline, OwnPayDeadline)

function OwnPayDeadline({ order, payBy, onCheck, messages }: PayDeadlineProps) {
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

/** Renders that the time is over, and polls the server until the order is paid or cancelled. */
function TimeUp({ onCheck, messages }: Pick<PayDeadlineProps, 'onCheck' | 'messages'>) {
  const element = useRef<HTMLParagraphElement>(null)
  usePolling(element, onCheck)
  return (
    <p className={styles.text} ref={element}>
      {messages.payTimeUp}
    </p>
  )
}
