/** A user's identity as Google, or the issuer that replaces it, asserts it. */
export interface GoogleIdentity {
  /**
   * The issuer's id of the user, combined with the issuer (`toIssuerScopedId`). Unlike the address, it never changes.
   */
  readonly sub: string
  /** Lower case; verified by the issuer itself. */
  readonly email: string
  /** Full name; may be empty. */
  readonly name: string
}
