import { Link, Notice } from '@store/ui'
import { createReceiverPart } from '../../react/createReceiverPart.ts'
import { useReceiver } from '../../react/useReceiver.ts'
import styles from './ReceiverForm.module.css'

/** Renders the reason why the order was not placed. */
export const SubmissionError = createReceiverPart((slots) => slots.error, OwnSubmissionError)

function OwnSubmissionError() {
  const { state, hrefs, messages } = useReceiver()
  const fault = state.submission.kind === 'failed' ? state.submission.fault : undefined
  return (
    <div className={styles.fault} role="alert">
      {fault && (
        <Notice kind="bad">
          {messages.submissionError(fault)}{' '}
          {fault.kind === 'cartChanged' && (
            <Link className={styles.link} href={hrefs.cart()}>
              {messages.toCart}
            </Link>
          )}
          {fault.kind === 'orderedElsewhere' && (
            <Link className={styles.link} href={fault.href}>
              {messages.toOrder}
            </Link>
          )}
        </Notice>
      )}
    </div>
  )
}
