import { readCookieValue, writeCookie } from '@store/host'
import type { ThemeName } from '@store/ui/site-footer'

/** Cookie of the chosen theme; absent while the page follows the device. `inlineBootstrapScript` reads it too. */
const cookie = 'theme'

/** Lifetime of the choice: 180 days, in seconds. */
const lifeSeconds = 180 * 24 * 60 * 60

/** Reads the chosen theme. Browser only. */
export function readTheme(): ThemeName {
  const value = readCookieValue(document.cookie, cookie)
  return value === 'light' || value === 'dark' ? value : 'system'
}

/** Stores a theme and applies it to the page. Browser only. */
export function applyTheme(theme: ThemeName): void {
  const { dataset } = document.documentElement
  writeCookie(cookie, theme === 'system' ? '' : theme, lifeSeconds)
  if (theme === 'system') delete dataset.storeTheme
  else dataset.storeTheme = theme
}
