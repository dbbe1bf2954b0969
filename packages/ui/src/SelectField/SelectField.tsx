import { forwardRef } from 'react'
import { Field } from '../Field/Field.tsx'
import type { FieldProps } from '../Field/FieldProps.ts'
import { ChevronRightIcon } from '../icons/ChevronRightIcon.tsx'
import styles from './SelectField.module.css'

/** One entry of a {@link SelectField}. */
export interface SelectOption {
  /** What is handed to `onChange`. */
  readonly value: string
  /** What is read. */
  readonly text: string
}

/** What {@link SelectField} takes. */
export interface SelectFieldProps extends FieldProps {
  /** Value of the chosen option. */
  readonly value: string
  /** What can be chosen. */
  readonly options: readonly SelectOption[]
  /** Called with the value of the option that was chosen. */
  readonly onChange: (value: string) => void
  /** Called when focus leaves. */
  readonly onBlur?: (() => void) | undefined
  /** What a browser may fill in. */
  readonly autoComplete?: string | undefined
  /** Name in a form. */
  readonly name?: string | undefined
  /** Its id, where what is around it must not tell. @default one of its own */
  readonly id?: string | undefined
  /**
   * Must be chosen.
   * @default false
   */
  readonly required?: boolean
}

/** A choice of one from a list, by the browser's own control. */
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
