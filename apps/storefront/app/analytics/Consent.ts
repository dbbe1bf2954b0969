/** What a visitor agreed to beside what a shop cannot do without. */
export interface Consent {
  /** What is done in the shop may be counted. */
  readonly analytics: boolean
  /** Who they are may be told to the services that carry offers, once they log in. */
  readonly marketing: boolean
}
