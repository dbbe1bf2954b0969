/** A user's identity as Google asserts it. */
export interface GoogleIdentity {
  /** Google's id of the user: never changes, unlike the address. */
  readonly sub: string
  /** Lower case; verified by Google itself. */
  readonly email: string
  /** Full name; may be empty. */
  readonly name: string
}
