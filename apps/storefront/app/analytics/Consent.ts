/** A visitor's consent to more than what is strictly necessary. */
export interface Consent {
  /** Consent to analytics. */
  readonly analytics: boolean
  /** Consent to identify the visitor to marketing services after a login. */
  readonly marketing: boolean
}
