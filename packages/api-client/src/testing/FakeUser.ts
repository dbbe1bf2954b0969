/** An account as the fake shop stores it. */
export interface FakeUser {
  /** Number of the account, above 0. */
  readonly uid: number
  /** Lower-cased. */
  readonly email: string
  /** Empty if the unverified data of the account was wiped. */
  readonly name: string
  readonly title: string
  /** Digits without country code; empty if unknown. */
  readonly mobile: string
  /** Country code without plus. */
  readonly countryCode: string
  /** Whether the e-mail address is verified. */
  readonly isVerified: boolean
  /** Whether the mobile number is verified. */
  readonly isMobileVerified: boolean
  /** Google's id of the person, after they signed in with Google. */
  readonly sub?: string | undefined
}

/** A person whose e-mail address Google has verified. */
export interface FakeGoogleAccount {
  /** Google's id of the person. */
  readonly sub: string
  readonly email: string
  /** Full name as Google knows it; may be empty. */
  readonly name: string
}
