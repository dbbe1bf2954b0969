import type { OtpChannel } from '@store/api-client/contract/login'
import { Button, ErrorBox } from '@store/ui'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { createLoginPart } from '../../react/createLoginPart.ts'
import type { StepFormProps } from '../../react/LoginPartProps.ts'
import { useLogin } from '../../react/useLogin.ts'
import type { LoginState } from '../../store/LoginState.ts'
import styles from './LoginDialog.module.css'

/** Renders one step as a form: error, fields and one button. */
export const StepForm = createLoginPart((slots) => slots.form, OwnStepForm)

function OwnStepForm({ prompt, intro, children, submitLabel, onSubmit }: StepFormProps) {
  const { state, messages } = useLogin()
  const form = useRef<HTMLFormElement>(null)
  const wasSubmitted = useRef(false)
  const { busy } = state
  const isSubmitting = busy === 'submit' || busy === 'signIn'
  // The error keeps its space until the response arrives, so that nothing moves under a double click.
  const [error, setError] = useState(state.error)
  if (!busy && error !== state.error) setError(state.error)

  // Focuses the first invalid field (for a mobile number, its digits) after the errors are rendered. Typing also
  // changes errors, and must not move focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect must run again when the errors change.
  useEffect(() => {
    if (!wasSubmitted.current) return
    wasSubmitted.current = false
    form.current?.querySelector<HTMLElement>('input[aria-invalid="true"]')?.focus()
  }, [state.errors])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    wasSubmitted.current = true
    void onSubmit()
  }

  return (
    <form className={styles.form} ref={form} aria-label={prompt} onSubmit={submit} noValidate>
      {intro}
      {error && (
        <div className={busy ? styles.awaiting : undefined}>
          <ErrorBox text={messages.failure(error, findChannel(state), state.methods.issuer)} />
        </div>
      )}
      {children}
      <Button
        type="submit"
        size="l"
        fullWidth
        busy={isSubmitting}
        unavailable={busy !== undefined && !isSubmitting}
      >
        {submitLabel}
      </Button>
    </form>
  )
}

/** Returns the channel of the last OTP. */
function findChannel(state: LoginState): OtpChannel | undefined {
  if (state.step === 'mobile') return 'mobile'
  return state.step === 'otp' ? state.by : undefined
}
