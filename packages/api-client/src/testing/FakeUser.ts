/** An account as the fake shop stores it. */
export interface FakeUser {
  /** Number of the account, above 0. */
  readonly uid: number
  /** Lower-cased. */
  readonly email: string
  /** Empty for an account whose unverified data was wiped. */
  readonly name: string
  readonly title: string
  /** Digits without country code; empty if none is known. */
  readonly mobile: string
  /** Country code without plus. */
  readonly countryCode: string
  /** Whether the e-mail address is verified. */
  readonly isVerified: boolean
  /** Whether the mobile number is verified. */
  readonly isMobileVerified: boolean
  /** Google's id of the person, once they signed in with Google. */
  readonly sub?: string | undefined
}

/** A person whom Google vouches for. */
export interface FakeGoogleAccount {
  /** Google's id of the person. */
  readonly sub: string
  readonly email: string
  /** Full name as Google knows it; may be empty. */
  readonly name: string
}
