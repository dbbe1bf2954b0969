import { forwardRef, type HTMLInputAutoCompleteAttribute, type KeyboardEvent } from 'react'
import { Field } from '../Field/Field.tsx'
import type { FieldProps } from '../Field/FieldProps.ts'
import styles from './TextField.module.css'

/** What {@link TextField} takes. */
export interface TextFieldProps extends FieldProps {
  /** What stands in the field. */
  readonly value: string
  /** Called with the new text on every change. */
  readonly onChange: (value: string) => void
  /** Called when focus leaves. */
  readonly onBlur?: (() => void) | undefined
  /** Called when a key goes down. */
  readonly onKeyDown?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined
  /** Fixed text before the input, such as `+91`. */
  readonly prefix?: string | undefined
  /**
   * Native input type.
   * @default 'text'
   */
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'password'
  /** Which keyboard a phone shows. */
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'url' | 'search' | undefined
  /** What a browser may fill in. */
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined
  /** How a phone's keyboard sets capitals. */
  readonly autoCapitalize?: 'none' | 'sentences' | 'words' | 'characters' | undefined
  /** What the Enter key of a phone's keyboard says. */
  readonly enterKeyHint?: 'enter' | 'done' | 'go' | 'next' | 'search' | 'send' | undefined
  /** Most characters, in UTF-16 units. */
  readonly maxLength?: number | undefined
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
  /** Whether the browser checks spelling. */
  readonly spellCheck?: boolean | undefined
}

/** One line of text with its label, hint and error. */
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
