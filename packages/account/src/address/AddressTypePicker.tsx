import type { AddressType } from '@store/api-client/contract/addresses'
import styles from './AddressTypePicker.module.css'
import { addressTypeIcons } from './addressTypeIcons.tsx'

/** Props of `AddressTypePicker`. */
export interface AddressTypePickerProps {
  /** Name of the radio buttons in the form. */
  readonly name: string
  /** The selected type. */
  readonly value: AddressType
  readonly onChange: (type: AddressType) => void
  /** Legend that asks for the type of the address. */
  readonly legend: string
  /** Labels of the types. */
  readonly options: Readonly<Record<AddressType, string>>
}

/** Renders the choice of an address type: Home, Office or Others (specification 1, section 9). */
export function AddressTypePicker({ name, value, onChange, legend, options }: AddressTypePickerProps) {
  return (
    <fieldset className={styles.types}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.choices}>
        {types.map((type) => (
          <label key={type} className={styles.choice}>
            <input
              className={styles.radio}
              type="radio"
              name={name}
              value={type}
              checked={value === type}
              onChange={() => onChange(type)}
            />
            <span className={styles.face}>
              {addressTypeIcons[type]}
              {options[type]}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const types: readonly AddressType[] = ['home', 'office', 'other']
