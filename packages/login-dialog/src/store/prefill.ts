import type { LoginPorts } from './LoginPorts.ts'
import type { LoginFormValues } from './LoginState.ts'

/** What the host knows, for fields nobody typed into. */
export function prefill(
  typed: LoginFormValues,
  { prefilled }: Pick<LoginPorts, 'prefilled'>,
): Partial<LoginFormValues> {
  if (!prefilled) return {}
  const { email = '', title, name = '', countryCode, mobile = '' } = prefilled()
  return {
    email: typed.email || email,
    name: typed.name || name,
    mobile: typed.mobile || mobile,
    // These two always hold something: they follow the field they belong to.
    title: typed.name === '' && title !== undefined ? title : typed.title,
    countryCode: typed.mobile === '' && countryCode !== undefined ? countryCode : typed.countryCode,
  }
}
