/** Field errors since the last submit; a valid field has no entry. */
export interface LoginFieldErrors {
  /** The email address (specification 1, section 5). */
  readonly email?: 'missing' | 'malformed' | undefined
  /** The full name. */
  readonly name?: 'missing' | 'malformed' | undefined
  /** The mobile number; an empty one is malformed (specification 1, section 5). */
  readonly mobile?: 'malformed' | undefined
  /** The one-time password: `missing` if nothing was typed, `emptied` if it was deleted again. */
  readonly otp?: 'missing' | 'emptied' | 'malformed' | undefined
}
