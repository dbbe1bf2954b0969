import { hrefs } from '../composition/hrefs.ts'
import { lateServed } from '../composition/lateServed.tsx'

/** The menus, which open without a script. */
export const menus = lateServed(async () => (await import('./Menus.tsx')).Menus)

/** The search field, which searches without a script; where it was searched, it says what for. */
export const searchField = lateServed(
  async () => (await import('./SearchField.tsx')).SearchField,
  () => window.location.pathname === hrefs.search(),
)

/** Brings the code of the header's parts, for a server. */
export const loadHeaderParts = async (): Promise<void> => {
  await Promise.all([menus.bring(), searchField.bring()])
}
