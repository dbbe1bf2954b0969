import { indiaIsoCode } from '@store/api-client/contract/rules/isPincode'
import { PhoneField } from '@store/ui/phone-field'
import { AddressFields } from '../../address/AddressFields.tsx'
import { AddressTypePicker } from '../../address/AddressTypePicker.tsx'
import type { AddressFormFieldsProps } from './AddressesSlots.ts'
import type { AddressField } from './AddressFormValues.ts'
import { createAddressesPart } from './createAddressesPart.ts'

/** Renders the fields of an address, in the order of specification 1, section 3. */
export const AddressFormFields = createAddressesPart((slots) => slots.fields, OwnAddressFormFields)

function OwnAddressFormFields({ form, actions, messages }: AddressFormFieldsProps) {
  const { values } = form
  const errorOf = (name: AddressField) => {
    const fault = form.fieldErrors[name]
    return fault && messages.fieldError(fault)
  }
  const field = (name: 'contactNumber' | 'alternateContactNumber') => ({
    name,
    error: errorOf(name),
    onBlur: () => actions.blur(name),
  })
  const isAbroad = form.country !== indiaIsoCode
  const shared = { values, errorOf, actions, messages, isAbroad }
  return (
    <>
      <AddressTypePicker
        name="type"
        value={values.type}
        onChange={(type) => actions.type('type', type)}
        legend={messages.addressType}
        options={messages.addressTypes}
      />
      <AddressFields group="person" {...shared} />
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
        labelNote={messages.optional}
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
      <AddressFields
        group="place"
        {...shared}
        cityHint={isAbroad ? undefined : form.isFinding ? messages.finding : messages.cityHint}
      />
    </>
  )
}
