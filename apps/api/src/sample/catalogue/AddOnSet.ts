/** Add-on panel of a product (specification 2, section 3: Add-on group, Add-on item). */
export interface AddOnSet {
  /** One list of cards with titles, or one tab per group (section 2: Upsell panel). */
  readonly layout: 'list' | 'tabs'
  readonly groups: readonly {
    readonly title: string
    /** Slug of the product whose picture it shows. */
    readonly picture: string
    readonly items: readonly {
      readonly nid: number
      /** Short text on the picture. */
      readonly ribbon?: string
      /** Products in the bundle, by nid (bundle_data); the bundle is sold as a product of its own. */
      readonly bundle?: readonly number[]
    }[]
  }[]
}
