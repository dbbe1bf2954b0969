import { Button, ErrorBox } from '@store/ui'
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useLogin } from '../../react/useLogin.ts'
import styles from './LoginDialog.module.css'

/** What {@link StepForm} takes. */
export interface StepFormProps {
  /** What this step asks for; names the form. */
  readonly prompt: string
  /** Under the prompt, above the fields. */
  readonly intro?: ReactNode
  /** The fields. */
  readonly children: ReactNode
  /** Words on the one primary button. */
  readonly submitLabel: string
  /** Sends the step; errors are in the state when it returns. */
  readonly onSubmit: () => Promise<void>
}

/** One step as a form: what it asks for, what went wrong, the fields and one button. */
export function StepForm({ prompt, intro, children, submitLabel, onSubmit }: StepFormProps) {
  const { state, messages } = useLogin()
  const promptId = useId()
  const form = useRef<HTMLFormElement>(null)
  const wasSubmitted = useRef(false)
  const { busy } = state
  const isSubmitting = busy === 'submit' || busy === 'signIn'
  // What went wrong keeps its place until there is an answer: nothing moves under a double click.
  const [error, setError] = useState(state.error)
  if (!busy && error !== state.error) setError(state.error)

  // The first invalid field (of a mobile number its digits) is known only once the errors are in the page; typing changes errors too, and must not jump.
  // biome-ignore lint/correctness/useExhaustiveDependencies: new errors are what it waits for.
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
    <form className={styles.form} ref={form} aria-labelledby={promptId} onSubmit={submit} noValidate>
      <div className={styles.intro}>
        <p className={styles.prompt} id={promptId}>
          {prompt}
        </p>
        {intro}
      </div>
      {error && (
        <div className={busy ? styles.awaiting : undefined}>
          <ErrorBox text={messages.failure(error)} />
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
