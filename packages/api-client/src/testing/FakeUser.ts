/** An account as the fake shop keeps it. */
export interface FakeUser {
  /** Number of the account, above 0. */
  readonly uid: number
  /** Lower-cased. */
  readonly email: string
  /** Empty for an account whose unproven data was wiped. */
  readonly name: string
  readonly title: string
  /** Digits without country code; empty where none is known. */
  readonly mobile: string
  /** Country code without plus. */
  readonly countryCode: string
  /** Whether the e-mail address was proven. */
  readonly isVerified: boolean
  /** Whether the mobile number was proven. */
  readonly isMobileVerified: boolean
  /** What Google calls the person, once they signed in with it. */
  readonly sub?: string | undefined
}

/** Somebody Google vouches for. */
export interface FakeGoogleAccount {
  /** What Google calls the person. */
  readonly sub: string
  readonly email: string
  /** Full name as Google knows it; may be empty. */
  readonly name: string
}
