import { hydrateLater } from '@store/ui/hydration'
import styles from './LanguageOffer.module.css'

/** The offer's content, hydrated on the first interaction. */
export const lazyLanguageOffer = hydrateLater<object>(
  async () => (await import('./LanguageOfferContent.tsx')).LanguageOfferContent,
)

/**
 * Offers the page in the visitor's language, in that language. Every document contains it. It is visible if the chosen
 * language, or else the browser's, is another language of the store (`html[data-language]`, which
 * `server/inlineScripts/inlineBootstrapScript.ts` sets before the first paint, and `languageStyles` reads). It does not
 * redirect, so that links lead where they point.
 */
export const LanguageOffer = () => (
  <aside className={styles.offers}>
    <lazyLanguageOffer.Component />
  </aside>
)
