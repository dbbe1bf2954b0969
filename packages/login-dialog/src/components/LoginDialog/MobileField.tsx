import { PhoneField } from '@store/ui/phone-field'
import { createLoginPart } from '../../react/createLoginPart.ts'
import type { MobileFieldProps } from '../../react/LoginPartProps.ts'
import { useLogin } from '../../react/useLogin.ts'

/** Renders the field of a mobile number with its country code. */
export const MobileField = createLoginPart((slots) => slots.mobileField, OwnMobileField)

function OwnMobileField({ state, label, first, required = false }: MobileFieldProps) {
  const { actions, messages } = useLogin()
  const { typed, errors, methods } = state
  return (
    <PhoneField
      ref={first}
      label={label}
      hint={messages.mobileHint(typed.countryCode)}
      error={errors.mobile && messages.mobileError[errors.mobile]}
      codeLabel={messages.countryCode}
      countries={methods.countryCodes.map((code) => ({ code, name: messages.country(code) }))}
      name="mobile"
      enterKeyHint="send"
      required={required}
      value={{ code: typed.countryCode, number: typed.mobile }}
      onChange={({ code, number }) => actions.typeMobile(number, code)}
    />
  )
}
