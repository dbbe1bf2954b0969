import { Button, Notice, TextField } from '@store/ui'
import { type FormEvent, useEffect, useId, useRef } from 'react'
import { useDeliveryLocation } from '../../react/useDeliveryLocation.ts'
import styles from './DeliveryLocation.module.css'

/** The delivery-location box: a pincode is typed, the city it lies in is shown (specification 1, section 2). */
export function DeliveryLocation() {
  const { state, actions, messages } = useDeliveryLocation()
  const headingId = useId()
  const field = useRef<HTMLInputElement>(null)

  // The chosen place lives in the browser, and what was typed before hydration stands in the field alone: both are
  // taken in once the page has come alive.
  useEffect(() => {
    void actions.resume(field.current?.value)
  }, [actions])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void actions.check().then((fault) => fault && field.current?.focus())
  }

  return (
    <section className={styles.box} aria-labelledby={headingId}>
      <h2 className={styles.heading} id={headingId}>
        {messages.heading}
      </h2>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          ref={field}
          label={messages.pincodeLabel}
          hint={messages.pincodeHint}
          error={state.fault ? messages.fault(state.fault) : undefined}
          name="pincode"
          inputMode="numeric"
          autoComplete="postal-code"
          value={state.typed}
          onChange={actions.type}
        />
        <div className={styles.ask}>
          <Button variant="secondary" type="submit" busy={state.check.kind === 'checking'}>
            {messages.check}
          </Button>
        </div>
      </form>
      <div className={styles.found} role="status">
        <Found />
      </div>
    </section>
  )
}

function Found() {
  const {
    state: { check },
    messages,
  } = useDeliveryLocation()
  switch (check.kind) {
    case 'idle':
    case 'unknown':
      return null
    case 'checking':
      return <p className={styles.quiet}>{messages.checking}</p>
    case 'deliverable':
      return <Notice kind="good">{messages.found(check.city, check.pincode)}</Notice>
    case 'undeliverable':
      return <Notice kind="caution">{messages.notAvailable}</Notice>
  }
}
