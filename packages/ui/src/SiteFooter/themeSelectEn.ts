import type { ThemeSelectMessages } from './ThemeSelectMessages.ts'

/** English messages of the theme select. */
export const themeSelectEn: ThemeSelectMessages = {
  label: 'Appearance',
  system: 'Same as device',
  light: 'Light',
  dark: 'Dark',
}
