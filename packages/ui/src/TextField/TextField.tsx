import { forwardRef, type HTMLInputAutoCompleteAttribute, type KeyboardEvent } from 'react'
import { Field } from '../Field/Field.tsx'
import type { FieldProps } from '../Field/FieldProps.ts'
import styles from './TextField.module.css'

/** Props of {@link TextField}. */
export interface TextFieldProps extends FieldProps {
  /** Text in the field. */
  readonly value: string
  /** Called with the new text on every change. */
  readonly onChange: (value: string) => void
  /** Called when focus leaves the field. */
  readonly onBlur?: (() => void) | undefined
  /** Called on keydown. */
  readonly onKeyDown?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined
  /** Fixed text before the input, such as `+91`. */
  readonly prefix?: string | undefined
  /**
   * Native input type.
   * @default 'text'
   */
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'password'
  /** Type of a phone's on-screen keyboard. */
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'url' | 'search' | undefined
  /** The browser's autofill hint. */
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined
  /** Auto-capitalization of a phone's keyboard. */
  readonly autoCapitalize?: 'none' | 'sentences' | 'words' | 'characters' | undefined
  /** Label of the Enter key on a phone's keyboard. */
  readonly enterKeyHint?: 'enter' | 'done' | 'go' | 'next' | 'search' | 'send' | undefined
  /** Maximum length in UTF-16 units. */
  readonly maxLength?: number | undefined
  /** Example input; never a replacement for the label. */
  readonly placeholder?: string | undefined
  /** Name in the form. */
  readonly name?: string | undefined
  /**
   * Whether the field is required.
   * @default false
   */
  readonly required?: boolean
  /**
   * Whether the field can be read and focused, but not changed.
   * @default false
   */
  readonly readOnly?: boolean
  /** Whether the browser checks spelling. */
  readonly spellCheck?: boolean | undefined
}

/** Single-line text field with its label, hint and error. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, labelNote, hint, error, counter, prefix, onChange, type = 'text', ...input },
  ref,
) {
  return (
    <Field label={label} labelNote={labelNote} hint={hint} error={error} counter={counter}>
      {(control) => (
        <span className={styles.frame}>
          {prefix && <span className={styles.prefix}>{prefix}</span>}
          <input
            {...input}
            {...control}
            ref={ref}
            type={type}
            className={styles.input}
            onChange={(event) => onChange(event.target.value)}
          />
        </span>
      )}
    </Field>
  )
})
