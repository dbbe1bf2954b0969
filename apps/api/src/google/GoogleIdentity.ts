/** Who somebody is, in Google's word. */
export interface GoogleIdentity {
  /** What Google calls the person: never changes, unlike the address. */
  readonly sub: string
  /** Lower-cased; Google itself has verified it. */
  readonly email: string
  /** Full name; may be empty. */
  readonly name: string
}
