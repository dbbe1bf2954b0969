import type { LoginPorts } from './LoginPorts.ts'
import type { LoginFormValues } from './LoginState.ts'

/** Returns the host's known values for fields that are still empty. */
export function prefillLoginForm(
  typed: LoginFormValues,
  { prefilled }: Pick<LoginPorts, 'prefilled'>,
): Partial<LoginFormValues> {
  if (!prefilled) return {}
  const { email = '', title, name = '', countryCode, mobile = '' } = prefilled()
  return {
    email: typed.email || email,
    name: typed.name || name,
    mobile: typed.mobile || mobile,
    // Title and country code always have a value, so the title is prefilled only if the name is empty, and the country
    // code only if the number is empty.
    title: typed.name === '' && title !== undefined ? title : typed.title,
    countryCode: typed.mobile === '' && countryCode !== undefined ? countryCode : typed.countryCode,
  }
}
