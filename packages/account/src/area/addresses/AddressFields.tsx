import { TextField } from '@store/ui'
import { PhoneField } from '@store/ui/phone-field'
import { SelectField } from '@store/ui/select-field'
import { TextArea } from '@store/ui/text-area'
import { AddressTypePicker } from '../../addressType/AddressTypePicker.tsx'
import styles from './Addresses.module.css'
import type { AddressesMessages } from './AddressesMessages.ts'
import type { AddressForm } from './AddressesState.ts'
import type { AddressField } from './AddressValues.ts'
import type { AddressFormActions } from './createAddressForm.ts'

/** Props of `AddressFields`. */
export interface AddressFieldsProps {
  readonly form: AddressForm
  readonly actions: AddressFormActions
  readonly messages: AddressesMessages
  /** Suffix of the labels of optional fields. */
  readonly optional: string
  /** Whether the address is in another country than India. */
  readonly isAbroad: boolean
}

/** Renders the fields of an address, in the order of specification 1, section 3. */
export function AddressFields({ form, actions, messages, optional, isAbroad }: AddressFieldsProps) {
  const { values } = form
  const field = <Name extends AddressField>(name: Name) => {
    const fault = form.fieldErrors[name]
    return {
      name,
      value: values[name],
      error: fault && messages.fieldError(fault),
      onBlur: () => actions.blur(name),
    }
  }
  return (
    <>
      <AddressTypePicker
        name="type"
        value={values.type}
        onChange={(type) => actions.type('type', type)}
        legend={messages.type}
        options={messages.typeOption}
      />
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
