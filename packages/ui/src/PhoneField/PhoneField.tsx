import { forwardRef, useState } from 'react'
import { classNames } from '../classNames.ts'
import { Field } from '../Field/Field.tsx'
import type { FieldProps } from '../Field/FieldProps.ts'
import { ChevronRightIcon } from '../icons/ChevronRightIcon.tsx'
import styles from './PhoneField.module.css'

/** A country with its calling code. */
export interface PhoneCountry {
  /** Calling code without the plus, such as `91`; some countries share one. */
  readonly code: string
  /** Name of the country. */
  readonly name: string
}

/** A telephone number as chosen and typed. */
export interface PhoneValue {
  /** Calling code without the plus. */
  readonly code: string
  /** The number as typed; only surrounding spaces are trimmed, on blur. */
  readonly number: string
}

/** Props of {@link PhoneField}. */
export interface PhoneFieldProps extends Omit<FieldProps, 'counter'> {
  /** Value of both parts. */
  readonly value: PhoneValue
  /** Called with both parts when one of them changes. */
  readonly onChange: (value: PhoneValue) => void
  /** The selectable countries, in display order. */
  readonly countries: readonly PhoneCountry[]
  /** Accessible name of the country select, such as "Country code of the mobile number". */
  readonly codeLabel: string
  /** Called when focus leaves the number. */
  readonly onBlur?: (() => void) | undefined
  /** Label of the Enter key on a phone's keyboard. */
  readonly enterKeyHint?: 'done' | 'go' | 'next' | 'send' | undefined
  /** Example input; never a replacement for the label. */
  readonly placeholder?: string | undefined
  /** Name of the number in the form. */
  readonly name?: string | undefined
  /**
   * Whether the field is required.
   * @default false
   */
  readonly required?: boolean
}

/** Phone field: a calling code and a number that look like one field, with one error for both. */
export const PhoneField = forwardRef<HTMLInputElement, PhoneFieldProps>(function PhoneField(props, ref) {
  const { label, labelNote, hint, error, ...rest } = props
  const { value, onChange, countries, codeLabel, onBlur, ...input } = rest
  const { code, number } = value
  // Several countries share a code, so the chosen country is stored too.
  const [lastKey, setLastKey] = useState<string>()
  const keys = countries.map((country) => keyOf(country, countries))
  const chosen = keys.find((key, at) => key === lastKey && countries[at]?.code === code) ?? code

  const chooseCountry = (key: string) => {
    const country = countries[keys.indexOf(key)]
    if (!country) return
    setLastKey(key)
    onChange({ code: country.code, number })
  }

  const leave = () => {
    const trimmed = number.trim()
    if (trimmed !== number) onChange({ code, number: trimmed })
    onBlur?.()
  }

  return (
    <Field label={label} labelNote={labelNote} hint={hint} error={error}>
      {({ id, ...control }) => (
        <span className={styles.frame} dir="ltr">
          <span className={styles.code}>
            <select
              {...control}
              className={styles.select}
              aria-label={codeLabel}
              autoComplete="tel-country-code"
              value={chosen}
              onChange={(event) => chooseCountry(event.target.value)}
            >
              {!keys.includes(chosen) && <option value={code}>{`+${code}`}</option>}
              {countries.map((country, at) => (
                <option key={keys[at]} value={keys[at]}>
                  {`${country.name} (+${country.code})`}
                </option>
              ))}
            </select>
            <span className={classNames(styles.face, error !== undefined && styles.wrong)} aria-hidden="true">
              <bdi className={styles.prefix} dir="ltr">{`+${code}`}</bdi>
              <span className={styles.arrow}>
                <ChevronRightIcon size="xs" />
              </span>
            </span>
          </span>
          <input
            {...input}
            {...control}
            id={id}
            ref={ref}
            className={styles.number}
            type="tel"
            autoComplete="tel-national"
            value={number}
            onChange={(event) => onChange({ code, number: event.target.value })}
            onBlur={leave}
          />
        </span>
      )}
    </Field>
  )
})

// The first country with a calling code has the plain code as its key, because browser autofill looks for it; further
// countries with this code also have their name in the key.
function keyOf({ code, name }: PhoneCountry, countries: readonly PhoneCountry[]): string {
  return countries.find((country) => country.code === code)?.name === name ? code : `${code} ${name}`
}
