import { hydrateLater } from '@store/ui/hydration'
import type { LanguageLinksProps } from './LanguageLinks.tsx'

/** Links to the other languages, which only a server renders, so that no browser loads the list of languages. */
export const lazyLanguageLinks = hydrateLater<LanguageLinksProps>(async () =>
  import.meta.env.SSR
    ? (await import('./LanguageLinks.tsx')).LanguageLinks
    : new Promise<never>(() => undefined),
)
