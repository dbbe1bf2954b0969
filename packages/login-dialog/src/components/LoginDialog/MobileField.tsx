import { PhoneField } from '@store/ui/phone-field'
import { useLogin } from '../../react/useLogin.ts'
import type { LoginFormState } from '../../store/LoginState.ts'
import type { FirstField } from './StepProps.ts'

/** What {@link MobileField} takes. */
export interface MobileFieldProps {
  /** What was typed, what is wrong, and which country codes there are. */
  readonly state: Pick<LoginFormState, 'typed' | 'errors' | 'methods'>
  readonly label: string
  /** Receives the digits' field where it is the step's first. */
  readonly first?: FirstField['first']
  /** Must be filled in. @default false */
  readonly required?: boolean
}

/** A mobile number with its country code. */
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
