import { hrefs } from '../composition/hrefs.ts'
import { hydrateOnInteraction } from '../composition/hydrateOnInteraction.tsx'
import type { MenusProps } from './Menus.tsx'

/**
 * The menus, which open without a script: a browser goes on showing what the server wrote, and needs neither their code nor
 * what they are made of.
 */
export const lazyMenus = hydrateOnInteraction<MenusProps>(async () =>
  import.meta.env.SSR ? (await import('./Menus.tsx')).Menus : new Promise<never>(() => undefined),
)

/** The search field, which searches without a script; where it was searched, it says what for. */
export const lazySearchField = hydrateOnInteraction(
  async () => (await import('./SearchField.tsx')).SearchField,
  () => window.location.pathname === hrefs.search(),
)

/** Brings the code of the header's parts, for a server. */
export const loadHeaderParts = async (): Promise<void> => {
  await Promise.all([lazyMenus.preload(), lazySearchField.preload()])
}
