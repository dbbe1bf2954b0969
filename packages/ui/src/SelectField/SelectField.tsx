import { forwardRef } from 'react'
import { Field } from '../Field/Field.tsx'
import type { FieldProps } from '../Field/FieldProps.ts'
import { ChevronRightIcon } from '../icons/ChevronRightIcon.tsx'
import styles from './SelectField.module.css'

/** One option of a {@link SelectField}. */
export interface SelectOption {
  /** Value passed to `onChange`. */
  readonly value: string
  /** Visible text. */
  readonly text: string
}

/** Props of {@link SelectField}. */
export interface SelectFieldProps extends FieldProps {
  /** Value of the chosen option. */
  readonly value: string
  /** The options. */
  readonly options: readonly SelectOption[]
  /** Called with the value of the chosen option. */
  readonly onChange: (value: string) => void
  /** Called when focus leaves the field. */
  readonly onBlur?: (() => void) | undefined
  /** The browser's autofill hint. */
  readonly autoComplete?: string | undefined
  /** Name in the form. */
  readonly name?: string | undefined
  /** Id of the select, if it must not depend on the surrounding components. @default a generated one */
  readonly id?: string | undefined
  /**
   * Whether the field is required.
   * @default false
   */
  readonly required?: boolean
}

/** Select field, built on the native `<select>`. */
export const SelectField = forwardRef<HTMLSelectElement, SelectFieldProps>(function SelectField(
  { id, label, labelNote, hint, error, counter, options, onChange, ...select },
  ref,
) {
  return (
    <Field id={id} label={label} labelNote={labelNote} hint={hint} error={error} counter={counter}>
      {(control) => (
        <span className={styles.frame}>
          <select
            {...select}
            {...control}
            ref={ref}
            className={styles.select}
            onChange={(event) => onChange(event.target.value)}
          >
            {options.map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
          <span className={styles.arrow} aria-hidden="true">
            <ChevronRightIcon size="s" />
          </span>
        </span>
      )}
    </Field>
  )
})
