import type { LoginMachine } from './createLoginMachine.ts'
import type { LoginTyped } from './LoginState.ts'
import type { TypingActions } from './LoginStore.ts'

/** Makes the actions that take text; typing into a field takes its error away. */
export function createTyping({ set, getState }: LoginMachine): TypingActions {
  const type =
    <Field extends keyof LoginTyped>(field: Field) =>
    (text: LoginTyped[Field]) =>
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
