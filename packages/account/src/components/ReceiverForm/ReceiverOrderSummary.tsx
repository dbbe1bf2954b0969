import { useId } from 'react'
import { createReceiverPart } from '../../react/createReceiverPart.ts'
import type { ReceiverOrderSummaryProps } from '../../react/ReceiverSlots.ts'
import { useReceiver } from '../../react/useReceiver.ts'
import styles from './ReceiverForm.module.css'

/** Renders the host's order summary under its heading. */
export const ReceiverOrderSummary = createReceiverPart((slots) => slots.summary, OwnReceiverSummary)

function OwnReceiverSummary({ children }: ReceiverOrderSummaryProps) {
  const { messages } = useReceiver()
  const id = useId()
  return (
    <section className={styles.summary} aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        {messages.summary}
      </h2>
      {children}
    </section>
  )
}
