import { boolean, integer, minValue, number, object, pipe, string, transform } from 'valibot'

/** Who is signed in now. */
export interface SignedIn {
  /** Number of the account, above 0. */
  readonly uid: number
  readonly email: string
  readonly name: string
  readonly isVerified: boolean
  /** Pieces in the cart after the guest's was merged into it. */
  readonly cartCount: number
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
  }),
  transform(
    (wire): SignedIn => ({
      uid: wire.uid,
      email: wire.mail,
      name: wire.username,
      isVerified: wire.email_verified,
      cartCount: wire.cart_count,
    }),
  ),
)

/** Reads a login or register result (specification 1, section 3). */
export const signedInAnswer = pipe(
  object({ result }),
  transform((wire) => wire.result),
)
