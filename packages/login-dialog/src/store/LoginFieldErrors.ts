/** What is wrong with each field since the last submit; a field that is right is missing. */
export interface LoginFieldErrors {
  /** The e-mail address (specification 1, section 5). */
  readonly email?: 'missing' | 'malformed' | undefined
  /** The full name. */
  readonly name?: 'missing' | 'malformed' | undefined
  /** The mobile number; empty is malformed (specification 1, section 5). */
  readonly mobile?: 'malformed' | undefined
  /** The one-time password: `missing` was never typed, `emptied` was typed and taken out again. */
  readonly otp?: 'missing' | 'emptied' | 'malformed' | undefined
}
