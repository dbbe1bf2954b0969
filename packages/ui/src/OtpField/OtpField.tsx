import { type ChangeEvent, forwardRef } from 'react'
import { classNames } from '../classNames.ts'
import { Field } from '../Field/Field.tsx'
import type { FieldProps } from '../Field/FieldProps.ts'
import { extractDigits } from './extractDigits.ts'
import { nextCode } from './nextCode.ts'
import styles from './OtpField.module.css'

/** What {@link OtpField} takes. */
export interface OtpFieldProps extends Omit<FieldProps, 'counter'> {
  /** The digits that stand in the field, leading zeros included. */
  readonly value: string
  /** Called with the digits, 0 to 9 only, whatever was typed or pasted around them. */
  readonly onChange: (value: string) => void
  /** Called once with each code that becomes complete; it says so, and submits nothing. */
  readonly onComplete?: ((code: string) => void) | undefined
  /** Called when focus leaves. */
  readonly onBlur?: (() => void) | undefined
  /**
   * How many digits a code has.
   * @default 6
   */
  readonly length?: number
  /**
   * The code is being checked: it can be read and keeps focus, but not changed.
   * @default false
   */
  readonly busy?: boolean
  /** What the Enter key of a phone's keyboard says. */
  readonly enterKeyHint?: 'done' | 'go' | 'next' | 'send' | undefined
  /** Name in a form. */
  readonly name?: string | undefined
  /**
   * Must be filled in.
   * @default false
   */
  readonly required?: boolean
}

/** One field for a one-time password, in big figures; a phone fills it from the message that brought the code. */
export const OtpField = forwardRef<HTMLInputElement, OtpFieldProps>(function OtpField(props, ref) {
  const { label, labelNote, hint, error, ...rest } = props
  const { value, onChange, onComplete, length = 6, busy = false, ...input } = rest

  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const { value: text, selectionStart } = target
    const code = nextCode(value, text, length)
    const refused = extractDigits(text).length - code.length
    const caret = Math.max(0, extractDigits(text.slice(0, selectionStart ?? text.length)).length - refused)
    // Put back here, so that the caret stays where the shopper types.
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
