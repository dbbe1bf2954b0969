import { hydrateLater, onFirstInteraction } from '@store/ui/hydration'
import { hrefs } from '../composition/hrefs.ts'
import { localizeHref } from '../localizeHref.ts'
import { lazyLanguageLinks } from './lazyLanguageLinks.ts'
import type { MenusProps } from './Menus.tsx'

/**
 * The menus, which open without JavaScript. The browser keeps the server-rendered HTML and needs neither their code nor
 * their data.
 */
export const lazyMenus = hydrateLater<MenusProps>(async () =>
  import.meta.env.SSR ? (await import('./Menus.tsx')).Menus : new Promise<never>(() => undefined),
)

/** The search field, which works without JavaScript; on a results page, it contains the query. */
export const lazySearchField = hydrateLater(
  async () => (await import('./SearchField.tsx')).SearchField,
  (start) => {
    if (window.location.pathname === localizeHref(hrefs.search())) start()
    else onFirstInteraction(start)
  },
)

/** Preloads the code of the header's parts on a server, and the language links of the footer. */
export const preloadHeaderComponents = async (): Promise<void> => {
  await Promise.all([lazyMenus.preload(), lazySearchField.preload(), lazyLanguageLinks.preload()])
}
