import { Button, Notice } from '@store/ui'
import { useEffect, useRef } from 'react'
import type { EnquirySuccessProps } from '../../react/CorporatePartProps.ts'
import { createCorporatePart } from '../../react/createCorporatePart.ts'
import styles from './EnquiryForm.module.css'

/** Renders the success of an enquiry: its reference number, the next steps, and a button for another one. */
export const EnquirySuccess = createCorporatePart((slots) => slots.success, OwnEnquirySuccess)

function OwnEnquirySuccess({ sent, messages, onAgain }: EnquirySuccessProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The pressed button has been removed, so focus moves to the heading, which announces the success.
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.sent}>
      <h3 className={styles.thanks} ref={heading} tabIndex={-1}>
        {messages.sent}
      </h3>
      <dl className={styles.reference}>
        <dt className={styles.quiet}>{messages.reference}</dt>
        <dd className={styles.number}>{sent.reference}</dd>
      </dl>
      <Notice kind={sent.awaitsLink ? 'caution' : 'good'}>
        {messages.next(sent.awaitsLink, sent.email)}
      </Notice>
      <Button variant="secondary" onClick={onAgain}>
        {messages.again}
      </Button>
    </div>
  )
}
