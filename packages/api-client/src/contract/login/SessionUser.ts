import { boolean, integer, minValue, number, object, optional, pipe, string, transform } from 'valibot'
import { numericBooleanSchema } from '../wire/index.ts'

/** The signed-in user. */
export interface SessionUser {
  /** Id of the account, above 0. */
  readonly uid: number
  readonly email: string
  /** Name of the user; may be empty for an account created without one. */
  readonly name: string
  readonly title: string
  /** Mobile number without country code; empty when unknown. */
  readonly mobile: string
  /** Country code without plus. */
  readonly countryCode: string
  /** Whether the mobile number must still be verified with its own OTP. */
  readonly isMobileNew: boolean
  /** Whether the cart holds gifts for several countries. */
  readonly hasSeveralCountries: boolean
  readonly isVerified: boolean
  /** Units in the cart after the guest's cart was merged into it. */
  readonly cartCount: number
  /**
   * Authorization code for a page that stores no cookie of the store: the partner's server exchanges it for the
   * signed-in user. It is valid for one minute and one use.
   */
  readonly pass?: string | undefined
}

const result = pipe(
  object({
    uid: pipe(number(), integer(), minValue(1)),
    mail: string(),
    phone: string(),
    title: string(),
    username: string(),
    country_code: string(),
    cart_count: pipe(number(), integer(), minValue(0)),
    email_verified: boolean(),
    multiple_country_flag: boolean(),
    status: boolean(),
    message: string(),
    is_mobile_new: optional(numericBooleanSchema, 0),
    pass: optional(string()),
  }),
  transform(
    (wire): SessionUser => ({
      uid: wire.uid,
      email: wire.mail,
      name: wire.username,
      title: wire.title,
      mobile: wire.phone,
      countryCode: wire.country_code,
      isMobileNew: wire.is_mobile_new,
      hasSeveralCountries: wire.multiple_country_flag,
      isVerified: wire.email_verified,
      cartCount: wire.cart_count,
      pass: wire.pass,
    }),
  ),
)

/** Parses a login or register result (specification 1, section 3). */
export const loginResponseSchema = pipe(
  object({ result }),
  transform((wire) => wire.result),
)
