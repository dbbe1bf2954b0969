import type { AppDeps } from '../AppDeps.ts'
import type { SignedInUser } from './createLoginService.ts'
import { disabledSmsSender } from './disabledSmsSender.ts'

/** Serializes the signed-in user for the wire. */
export const serializeSignedInUser = (
  { user, cartCount, hasSeveralCountries }: SignedInUser,
  { smsSender }: Pick<AppDeps, 'smsSender'>,
) => {
  const isVerified = user.verifiedAt !== null
  // Verifying a number is useful only for a verified address, and if the number can receive an OTP.
  const isMobileNew =
    smsSender !== disabledSmsSender && isVerified && user.mobile !== '' && user.mobileVerifiedAt === null
  return {
    uid: user.id,
    mail: user.email,
    phone: user.mobile,
    title: user.title,
    username: user.name,
    country_code: user.countryCode,
    cart_count: cartCount,
    email_verified: isVerified,
    multiple_country_flag: hasSeveralCountries,
    status: true,
    message: '',
    is_mobile_new: isMobileNew ? (1 as const) : (0 as const),
  }
}
