/** Field errors since the last submit; a valid field is missing. */
export interface LoginFieldErrors {
  /** The email address (specification 1, section 5). */
  readonly email?: 'missing' | 'malformed' | undefined
  /** The full name. */
  readonly name?: 'missing' | 'malformed' | undefined
  /** The mobile number; empty is malformed (specification 1, section 5). */
  readonly mobile?: 'malformed' | undefined
  /** The one-time password: `missing` was never typed, `emptied` was typed and deleted again. */
  readonly otp?: 'missing' | 'emptied' | 'malformed' | undefined
}
