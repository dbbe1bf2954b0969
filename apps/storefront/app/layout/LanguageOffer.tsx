import { hydrateLater } from '@store/ui/hydration'
import styles from './LanguageOffer.module.css'

/** The offer's content, hydrated on the first interaction. */
export const lazyLanguageOffer = hydrateLater<object>(
  async () => (await import('./LanguageOfferContent.tsx')).LanguageOfferContent,
)

/**
 * Offers the page in the visitor's language, in that language. Every document contains it, and it is visible where the
 * chosen language, or else the browser's, is another one of the store (`html[data-language]`, which
 * `server/inlineScripts/inlineBootstrapScript.ts` sets before the first paint, and `languageStyles` reads). A redirect would
 * take links away from those who follow them.
 */
export const LanguageOffer = () => (
  <aside className={styles.offers}>
    <lazyLanguageOffer.Component />
  </aside>
)
