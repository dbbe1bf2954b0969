import type { FooterThemeMessages } from './FooterThemeMessages.ts'

/** English messages of the theme select. */
export const footerThemeEn: FooterThemeMessages = {
  label: 'Appearance',
  system: 'Same as device',
  light: 'Light',
  dark: 'Dark',
}
