import type { LoginStateMachine } from './createLoginStateMachine.ts'
import type { LoginFormValues } from './LoginState.ts'
import type { LoginFieldActions } from './LoginStore.ts'

/** Creates the actions that update form values; typing into a field clears its error. */
export function createFieldActions({ set, getState }: LoginStateMachine): LoginFieldActions {
  const type =
    <Field extends keyof LoginFormValues>(field: Field) =>
    (text: LoginFormValues[Field]) =>
      set(({ typed, errors }) => ({
        typed: { ...typed, [field]: text },
        errors: { ...errors, [field]: undefined },
      }))
  const typeMobile = type('mobile')
  const typeCountryCode = type('countryCode')
  const typeOtp = type('otp')
  return {
    typeEmail: type('email'),
    chooseTitle: type('title'),
    typeName: type('name'),
    typeMobile: (text, countryCode) => {
      if (countryCode !== undefined) typeCountryCode(countryCode)
      typeMobile(text)
    },
    typeOtp: (text) => {
      typeOtp(text)
      const { step } = getState()
      if (step === 'otp' || step === 'mobile') set({ isTouched: true })
    },
  }
}
