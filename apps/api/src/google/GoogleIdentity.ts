/** A user's identity as Google, or the issuer in its place, asserts it. */
export interface GoogleIdentity {
  /** The issuer's id of the user, with the issuer (`toIssuerScopedId`): never changes, unlike the address. */
  readonly sub: string
  /** Lower case; verified by the issuer itself. */
  readonly email: string
  /** Full name; may be empty. */
  readonly name: string
}
