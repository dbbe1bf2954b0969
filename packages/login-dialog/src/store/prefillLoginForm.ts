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
    // Title and country code always have a value, so each is prefilled only if its field is empty: the name or the
    // number.
    title: typed.name === '' && title !== undefined ? title : typed.title,
    countryCode: typed.mobile === '' && countryCode !== undefined ? countryCode : typed.countryCode,
  }
}
