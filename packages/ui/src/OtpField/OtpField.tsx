import { type ChangeEvent, forwardRef } from 'react'
import { classNames } from '../classNames.ts'
import { Field } from '../Field/Field.tsx'
import type { FieldProps } from '../Field/FieldProps.ts'
import { extractDigits } from './extractDigits.ts'
import { getNextOtpValue } from './getNextOtpValue.ts'
import styles from './OtpField.module.css'

/** Props of {@link OtpField}. */
export interface OtpFieldProps extends Omit<FieldProps, 'counter'> {
  /** The digits in the field, leading zeros included. */
  readonly value: string
  /** Called with the digits 0 to 9; other typed or pasted characters are dropped. */
  readonly onChange: (value: string) => void
  /** Called once for each code that becomes complete; does not submit anything. */
  readonly onComplete?: ((code: string) => void) | undefined
  /** Called when focus leaves the field. */
  readonly onBlur?: (() => void) | undefined
  /** Number of digits of a code. */
  readonly length: number
  /**
   * Whether the code is being verified: it can be read and keeps focus, but cannot be changed.
   * @default false
   */
  readonly busy?: boolean
  /** Label of the Enter key on a phone's keyboard. */
  readonly enterKeyHint?: 'done' | 'go' | 'next' | 'send' | undefined
  /** Name in the form. */
  readonly name?: string | undefined
  /**
   * Whether the field is required.
   * @default false
   */
  readonly required?: boolean
}

/** Field for a one-time password (OTP), in large digits; a phone autofills it from the text message. */
export const OtpField = forwardRef<HTMLInputElement, OtpFieldProps>(function OtpField(props, ref) {
  const { label, labelNote, hint, error, ...rest } = props
  const { value, onChange, onComplete, length, busy = false, ...input } = rest

  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const { value: text, selectionStart } = target
    const code = getNextOtpValue(value, text, length)
    const refused = extractDigits(text).length - code.length
    const caret = Math.max(0, extractDigits(text.slice(0, selectionStart ?? text.length)).length - refused)
    // Sets the value here, because React would move the caret to the end.
    target.value = code
    target.setSelectionRange(caret, caret)
    if (code === value) return
    onChange(code)
    if (code.length === length) onComplete?.(code)
  }

  return (
    <Field label={label} labelNote={labelNote} hint={hint} error={error}>
      {(control) => (
        <span className={styles.frame} dir="ltr">
          <input
            {...input}
            {...control}
            ref={ref}
            className={styles.input}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            autoCorrect="off"
            spellCheck={false}
            readOnly={busy}
            aria-busy={busy || undefined}
            value={value}
            onChange={handleChange}
          />
          <span className={styles.slots} aria-hidden="true">
            {Array.from({ length }, (_, at) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: the slots are alike and never move.
                key={at}
                className={classNames(styles.slot, at < value.length && styles.filled)}
              />
            ))}
          </span>
          {busy && <span className={styles.spinner} aria-hidden="true" />}
        </span>
      )}
    </Field>
  )
})
