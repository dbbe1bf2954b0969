import { otpLength } from '@store/api-client/contract/rules/parseOtp'
import { Button, Notice, TextField } from '@store/ui'
import { OtpField } from '@store/ui/otp-field'
import { type FormEvent, useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { createOrderPart } from '../../react/createOrderPart.ts'
import type { LookupFormProps } from '../../react/PaymentPartProps.ts'
import { type LookupField, lookupFields } from '../../store/LookupValues.ts'
import styles from './LookupView.module.css'
import { ResendLookupCode } from './ResendLookupCode.tsx'

/** Renders the form of the order lookup: number and e-mail first, then the code. */
export const LookupForm = createOrderPart((slots) => slots.lookupForm, OwnLookupForm)

function OwnLookupForm({ store, messages }: LookupFormProps) {
  const { step, values, busy, error } = useStore(store)
  const { actions } = store
  const form = useRef<HTMLFormElement>(null)

  // The draft is in browser storage, and text typed before hydration is only in the DOM, so both are read after
  // hydration.
  useEffect(() => {
    if (form.current) actions.resume(typedIn(form.current))
  }, [actions])

  const focus = (field: LookupField | undefined) => {
    const control = field && form.current?.elements.namedItem(field)
    if (control instanceof HTMLElement) control.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void actions.submit().then((atFault) => {
      focus(atFault)
      // Submitting removes the first step with the pressed button, so the field of the next step takes the focus.
      if (atFault === undefined && store.getState().step === 'code') focus('code')
    })
  }

  return (
    // `post`, so that a form submitted before hydration does not put an e-mail address into the URL.
    <form className={styles.form} ref={form} onSubmit={submit} method="post" noValidate>
      <h1 className={styles.heading}>{messages.heading}</h1>
      {step === 'code' ? (
        <div className={styles.sent}>
          <p className={styles.text}>{messages.sent(values.email.trim())}</p>
          <div className={styles.change}>
            <Button variant="quiet" unavailable={busy !== undefined} onClick={actions.change}>
              {messages.change}
            </Button>
          </div>
        </div>
      ) : (
        <p className={styles.text}>{messages.intro}</p>
      )}
      <LookupFields store={store} messages={messages} />
      <div className={styles.alert} role="alert">
        {error && <Notice kind="bad">{messages.error(error)}</Notice>}
      </div>
      <Button
        type="submit"
        size="l"
        fullWidth
        busy={busy === 'send' || busy === 'look'}
        unavailable={busy === 'resend'}
      >
        {step === 'code' ? messages.look : messages.send}
      </Button>
      {step === 'code' && <ResendLookupCode store={store} messages={messages} />}
    </form>
  )
}

function LookupFields({ store, messages }: LookupFormProps) {
  const { step, values, fieldErrors, busy } = useStore(store)
  const propsOf = (field: LookupField) => {
    const fault = fieldErrors[field]
    return {
      name: field,
      required: true,
      value: values[field],
      onChange: (value: string) => store.actions.type(field, value),
      error: fault && messages.fieldError(field, fault),
    }
  }
  if (step === 'code') {
    return (
      <OtpField
        {...propsOf('code')}
        label={messages.code}
        hint={messages.codeHint}
        length={otpLength}
        enterKeyHint="go"
        busy={busy === 'look'}
      />
    )
  }
  return (
    <>
      <TextField
        {...propsOf('number')}
        label={messages.number}
        hint={messages.numberHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="next"
        readOnly={busy !== undefined}
      />
      <TextField
        {...propsOf('email')}
        label={messages.email}
        hint={messages.emailHint}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="send"
        readOnly={busy !== undefined}
      />
    </>
  )
}

function typedIn(form: HTMLFormElement): Readonly<Partial<Record<LookupField, string>>> {
  const found = new FormData(form)
  return Object.fromEntries(
    lookupFields.flatMap((field) => {
      const value = found.get(field)
      return typeof value === 'string' ? [[field, value] as const] : []
    }),
  )
}
