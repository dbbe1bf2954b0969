import { useId } from 'react'
import { createReceiverPart } from '../../react/createReceiverPart.ts'
import type { ReceiverSummaryProps } from '../../react/ReceiverSlots.ts'
import { useReceiver } from '../../react/useReceiver.ts'
import styles from './ReceiverForm.module.css'

/** Renders the host's order summary under its heading. */
export const ReceiverSummary = createReceiverPart((slots) => slots.summary, OwnReceiverSummary)

function OwnReceiverSummary({ children }: ReceiverSummaryProps) {
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
