/** Messages of the theme select of a site footer. */
export interface ThemeSelectMessages {
  /** Label of the select. */
  readonly label: string
  /** Follows the device. */
  readonly system: string
  /** The light theme. */
  readonly light: string
  /** The dark theme. */
  readonly dark: string
}
