import { formatPrice, inr } from '@store/api-client/contract/rules/formatPrice'
import { Button, Link, Notice } from '@store/ui'
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { useReceiver } from '../../react/useReceiver.ts'
import { parseReceiverDraft } from '../../store/parseReceiverDraft.ts'
import { ReceiverFields } from './ReceiverFields.tsx'
import styles from './ReceiverForm.module.css'
import { SavedAddressChoice } from './SavedAddressChoice.tsx'

/** Props of `ReceiverForm`. */
export interface ReceiverFormProps {
  /** The order summary beside the fields; on a phone between them and the button. */
  readonly summary: ReactNode
}

/** Renders the receiver step between Place order and the confirmation: receiver, address and sender. */
export function ReceiverForm({ summary }: ReceiverFormProps) {
  const { state, actions, messages } = useReceiver()
  const form = useRef<HTMLFormElement>(null)
  const summaryId = useId()

  // The kept draft lives in the browser, and what was typed before hydration stands in the fields alone: both are
  // taken in once the page has come alive.
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

  // A form submitted before hydration must not put names and addresses into the URL: hence POST.
  return (
    <form className={styles.form} ref={form} onSubmit={submit} method="post" noValidate>
      <div className={styles.fields}>
        <SavedAddressChoice />
        <ReceiverFields />
      </div>
      <div className={styles.side}>
        <section className={styles.summary} aria-labelledby={summaryId}>
          <h2 className={styles.heading} id={summaryId}>
            {messages.summary}
          </h2>
          {summary}
        </section>
        <p className={styles.note}>{messages.payNote}</p>
        <MainFault />
        <Button
          type="submit"
          size="l"
          fullWidth
          busy={state.submission.kind === 'placing' || state.submission.kind === 'placed'}
        >
          {messages.placeOrder(formatPrice(state.total, inr, messages.locale))}
        </Button>
      </div>
    </form>
  )
}

function MainFault() {
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
