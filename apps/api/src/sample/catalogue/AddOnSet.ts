/** What the add-on panel of a product shows (specification 2, section 3: Add-on group, Add-on item). */
export interface AddOnSet {
  /** Title and cards in one list, or a tab for each group (section 2: Upsell panel). */
  readonly layout: 'list' | 'tabs'
  readonly groups: readonly {
    readonly title: string
    /** Slug of the product whose picture it shows. */
    readonly picture: string
    readonly items: readonly {
      readonly nid: number
      /** A few words on the picture. */
      readonly ribbon?: string
      /** Products it is made of, by nid (bundle_data); it is sold as a product of its own. */
      readonly bundle?: readonly number[]
    }[]
  }[]
}
