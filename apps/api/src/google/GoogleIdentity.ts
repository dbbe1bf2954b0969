/** A user's identity as Google, or the issuer that replaces it, asserts it. */
export interface GoogleIdentity {
  /**
   * The issuer's id of the user, combined with the issuer (`toIssuerScopedId`). Unlike the address, it never changes.
   */
  readonly sub: string
  /** The address in lower case, which the issuer has verified. */
  readonly email: string
  /** Full name of the user; may be empty. */
  readonly name: string
}
