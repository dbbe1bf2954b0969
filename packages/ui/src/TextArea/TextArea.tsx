import { forwardRef } from 'react'
import { Field } from '../Field/Field.tsx'
import type { FieldProps } from '../Field/FieldProps.ts'
import styles from './TextArea.module.css'

/** Props of {@link TextArea}. */
export interface TextAreaProps extends FieldProps {
  /** Text in the field. */
  readonly value: string
  /** Called with the new text on every change. */
  readonly onChange: (value: string) => void
  /** Called when focus leaves the field. */
  readonly onBlur?: (() => void) | undefined
  /**
   * Visible lines before it scrolls.
   * @default 3
   */
  readonly rows?: number
  /** Maximum length in UTF-16 units. */
  readonly maxLength?: number | undefined
  /** The browser's autofill hint. */
  readonly autoComplete?: string | undefined
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
}

/** Multi-line text field with its label, hint, error and counter. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { label, labelNote, hint, error, counter, onChange, rows = 3, ...textArea },
  ref,
) {
  return (
    <Field label={label} labelNote={labelNote} hint={hint} error={error} counter={counter}>
      {(control) => (
        <textarea
          {...textArea}
          {...control}
          ref={ref}
          rows={rows}
          className={styles.textArea}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
})
