import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { useReceiver } from '../../react/useReceiver.ts'
import { parseReceiverDraft } from '../../store/parseReceiverDraft.ts'
import { PlaceOrderButton } from './PlaceOrderButton.tsx'
import { ReceiverFields } from './ReceiverFields.tsx'
import styles from './ReceiverForm.module.css'
import { ReceiverOrderSummary } from './ReceiverOrderSummary.tsx'
import { SavedAddressChoice } from './SavedAddressChoice.tsx'
import { SubmissionError } from './SubmissionError.tsx'

/** Props of `ReceiverForm`. */
export interface ReceiverFormProps {
  /** The order summary: beside the fields, or on a phone between them and the button. */
  readonly summary: ReactNode
}

/** Renders the receiver step, between Place order and the confirmation: receiver, address and sender. */
export function ReceiverForm({ summary }: ReceiverFormProps) {
  const { actions, messages } = useReceiver()
  const form = useRef<HTMLFormElement>(null)

  // The draft is in browser storage, and text typed before hydration is only in the DOM, so both are read after
  // hydration.
  useEffect(() => {
    if (form.current) actions.resume(parseReceiverDraft(Object.fromEntries(new FormData(form.current))))
  }, [actions])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void actions.submit().then((field) => {
      const control = field && form.current?.elements.namedItem(field)
      if (control instanceof HTMLElement) control.focus()
    })
  }

  // `post`, so that a form submitted before hydration does not put names and addresses into the URL.
  return (
    <form className={styles.form} ref={form} onSubmit={submit} method="post" noValidate>
      <div className={styles.fields}>
        <SavedAddressChoice />
        <ReceiverFields />
      </div>
      <div className={styles.side}>
        <ReceiverOrderSummary>{summary}</ReceiverOrderSummary>
        <p className={styles.note}>{messages.payNote}</p>
        <SubmissionError />
        <PlaceOrderButton />
      </div>
    </form>
  )
}
