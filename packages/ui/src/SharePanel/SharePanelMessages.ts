/** The words of {@link SharePanel}. */
export interface SharePanelMessages {
  /** Name of the whole panel. */
  readonly share: string
  /** Copies the address. */
  readonly copyLink: string
  /** Said once the address is copied. */
  readonly copied: string
  /** Label of the address where it must be copied by hand. */
  readonly copyByHand: string
  /** Opens WhatsApp. */
  readonly whatsApp: string
  /** Opens Facebook. */
  readonly facebook: string
  /** Opens Pinterest. */
  readonly pinterest: string
  /** Opens the list of apps of the device. */
  readonly moreApps: string
  /** Read out after the name of a link. */
  readonly newTab: string
}
