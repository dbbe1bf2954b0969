import { forwardRef } from 'react'
import { Field } from '../Field/Field.tsx'
import type { FieldProps } from '../Field/FieldProps.ts'
import styles from './TextArea.module.css'

/** What {@link TextArea} takes. */
export interface TextAreaProps extends FieldProps {
  /** What stands in the field. */
  readonly value: string
  /** Called with the new text on every change. */
  readonly onChange: (value: string) => void
  /** Called when focus leaves. */
  readonly onBlur?: (() => void) | undefined
  /**
   * Lines shown before it scrolls.
   * @default 3
   */
  readonly rows?: number
  /** Most characters, in UTF-16 units. */
  readonly maxLength?: number | undefined
  /** What a browser may fill in. */
  readonly autoComplete?: string | undefined
  /** An example of what goes in; never instead of a label. */
  readonly placeholder?: string | undefined
  /** Name in a form. */
  readonly name?: string | undefined
  /**
   * Must be filled in.
   * @default false
   */
  readonly required?: boolean
  /**
   * Can be read and focused, not changed.
   * @default false
   */
  readonly readOnly?: boolean
}

/** Several lines of text with their label, hint, error and counter. */
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
