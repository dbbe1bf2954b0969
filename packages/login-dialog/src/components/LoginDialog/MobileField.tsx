import { PhoneField } from '@store/ui/phone-field'
import { useLogin } from '../../react/useLogin.ts'
import type { LoginFormState } from '../../store/LoginState.ts'
import type { FirstField } from './StepProps.ts'

/** Props of {@link MobileField}. */
export interface MobileFieldProps {
  /** Typed values, field errors, and the available country codes. */
  readonly state: Pick<LoginFormState, 'typed' | 'errors' | 'methods'>
  readonly label: string
  /** Ref of the digits' field if it is the step's first. */
  readonly first?: FirstField['first']
  /** Whether it must be filled in. @default false */
  readonly required?: boolean
}

/** Renders the field of a mobile number with its country code. */
export function MobileField({ state, label, first, required = false }: MobileFieldProps) {
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
