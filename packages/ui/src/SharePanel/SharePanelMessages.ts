/** UI messages of {@link SharePanel}. */
export interface SharePanelMessages {
  /** Name of the panel. */
  readonly share: string
  /** Button that copies the URL. */
  readonly copyLink: string
  /** Shown after the URL was copied. */
  readonly copied: string
  /** Label of the URL field for copying by hand. */
  readonly copyByHand: string
  /** Opens WhatsApp. */
  readonly whatsApp: string
  /** Opens Facebook. */
  readonly facebook: string
  /** Opens Pinterest. */
  readonly pinterest: string
  /** Button that opens the device's list of apps. */
  readonly moreApps: string
  /** Screen reader text after the name of a link. */
  readonly newTab: string
}
