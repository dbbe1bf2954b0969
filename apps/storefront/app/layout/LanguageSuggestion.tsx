import { hydrateLater } from '@store/ui/hydration'
import styles from './LanguageSuggestion.module.css'

/** The offer's content, hydrated on the first interaction. */
export const lazyLanguageSuggestion = hydrateLater<object>(
  async () => (await import('./LanguageSuggestionContent.tsx')).LanguageSuggestionContent,
)

/**
 * Offers the page in the visitor's language, in that language. Every document contains it. It is visible if the chosen
 * language, or else the browser's, is another language of the store (`html[data-language]`, which
 * `server/inlineScripts/inlineBootstrapScript.ts` sets before the first paint, and `languageSuggestionStyles` reads). It does not
 * redirect, so that links lead where they point.
 */
export const LanguageSuggestion = () => (
  <aside className={styles.offers}>
    <lazyLanguageSuggestion.Component />
  </aside>
)
