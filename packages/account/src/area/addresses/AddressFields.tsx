import type { AddressType } from '@store/api-client/contract/addresses'
import { TextField } from '@store/ui'
import { PhoneField } from '@store/ui/phone-field'
import { SelectField } from '@store/ui/select-field'
import { TextArea } from '@store/ui/text-area'
import styles from './Addresses.module.css'
import type { AddressesMessages } from './AddressesMessages.ts'
import type { AddressForm } from './AddressesState.ts'
import type { AddressField } from './AddressValues.ts'
import type { AddressFormActions } from './createAddressForm.ts'
import { typeMarks } from './typeMarks.tsx'

/** Props of `AddressFields`. */
export interface AddressFieldsProps {
  readonly form: AddressForm
  readonly actions: AddressFormActions
  readonly messages: AddressesMessages
  /** Stands after the label of what may be left empty. */
  readonly optional: string
  /** Whether the address lies in another country than India. */
  readonly isAbroad: boolean
}

/** The fields of an address, in the order of specification 1, section 3. */
export function AddressFields({ form, actions, messages, optional, isAbroad }: AddressFieldsProps) {
  const { values } = form
  const field = <Name extends AddressField>(name: Name) => {
    const fault = form.faults[name]
    return {
      name,
      value: values[name],
      error: fault && messages.fault(fault),
      onBlur: () => actions.blur(name),
    }
  }
  return (
    <>
      <TypeChoice form={form} actions={actions} messages={messages} />
      <div className={styles.name}>
        <SelectField
          {...field('title')}
          label={messages.title}
          options={titles.map((title) => ({ value: title, text: title }))}
          onChange={(chosen) => actions.type('title', titles.find((one) => one === chosen) ?? values.title)}
          autoComplete="shipping honorific-prefix"
        />
        <TextField
          {...field('fullName')}
          label={messages.fullName}
          onChange={(text) => actions.type('fullName', text)}
          autoComplete="shipping name"
          autoCapitalize="words"
          required
        />
      </div>
      <PhoneField
        {...field('contactNumber')}
        label={messages.contactNumber}
        codeLabel={messages.countryCode}
        countries={messages.countries}
        value={{ code: values.countryCode.replace('+', ''), number: values.contactNumber }}
        onChange={({ code, number }) => {
          if (`+${code}` !== values.countryCode) actions.type('countryCode', `+${code}`)
          if (number !== values.contactNumber) actions.type('contactNumber', number)
        }}
        required
      />
      <PhoneField
        {...field('alternateContactNumber')}
        label={messages.alternateContactNumber}
        labelNote={optional}
        hint={messages.alternateHint}
        codeLabel={messages.alternateCountryCode}
        countries={messages.countries}
        value={{
          code: values.alternateCountryCode.replace('+', ''),
          number: values.alternateContactNumber,
        }}
        onChange={({ code, number }) => {
          if (`+${code}` !== values.alternateCountryCode) actions.type('alternateCountryCode', `+${code}`)
          if (number !== values.alternateContactNumber) actions.type('alternateContactNumber', number)
        }}
      />
      <TextArea
        {...field('address')}
        label={messages.address}
        hint={messages.addressHint}
        onChange={(text) => actions.type('address', text)}
        autoComplete="shipping street-address"
        required
      />
      <div className={styles.pair}>
        <TextField
          {...field('pincode')}
          label={isAbroad ? messages.postalCode : messages.pincode}
          onChange={(text) => actions.type('pincode', text)}
          inputMode={isAbroad ? 'text' : 'numeric'}
          autoComplete="shipping postal-code"
          required
        />
        <TextField
          {...field('city')}
          label={messages.city}
          hint={isAbroad ? undefined : form.isFinding ? messages.finding : messages.cityHint}
          onChange={(text) => actions.type('city', text)}
          autoComplete="shipping address-level2"
          autoCapitalize="words"
          required
        />
      </div>
    </>
  )
}

const titles = ['Mr.', 'Mrs.', 'Ms.'] as const

const types: readonly AddressType[] = ['home', 'office', 'other']

function TypeChoice({ form, actions, messages }: Omit<AddressFieldsProps, 'optional' | 'isAbroad'>) {
  return (
    <fieldset className={styles.types}>
      <legend className={styles.legend}>{messages.type}</legend>
      <div className={styles.choices}>
        {types.map((type) => (
          <label key={type} className={styles.choice}>
            <input
              className={styles.radio}
              type="radio"
              name="type"
              value={type}
              checked={form.values.type === type}
              onChange={() => actions.type('type', type)}
            />
            <span className={styles.face}>
              {typeMarks[type]}
              {messages.typeOption[type]}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
