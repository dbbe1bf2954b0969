import type { AppDeps } from '../AppDeps.ts'
import type { UserRow } from '../db/schema/users.ts'
import { getVerifiedMobile } from '../users/index.ts'
import { disabledSmsSender } from './disabledSmsSender.ts'

/**
 * Serializes the public part of an account, with only the last two digits of a verified number. A shop that sends no
 * text messages neither requests nor returns a number.
 */
export const serializePublicAccount = (
  user: UserRow | undefined,
  { countryCodes, smsSender }: Pick<AppDeps, 'countryCodes' | 'smsSender'>,
) => ({
  is_register_user: user ? (1 as const) : (0 as const),
  is_verified_user: user?.verifiedAt ? (1 as const) : (0 as const),
  country_code: [...countryCodes],
  show_mobile: smsSender !== disabledSmsSender && user?.mobile === '' ? (1 as const) : (0 as const),
  mobile_number:
    smsSender !== disabledSmsSender && user && getVerifiedMobile(user) !== undefined ? hide(user.mobile) : '',
})

const hide = (mobile: string) => `${'•'.repeat(mobile.length - 2)}${mobile.slice(-2)}`
