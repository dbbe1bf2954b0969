import { hydrateLater } from '@store/ui/hydration'
import styles from './ConsentBanner.module.css'
import type { ConsentBannerProps } from './ConsentBannerProps.ts'

/** The banner's content, hydrated on the first interaction. */
export const lazyConsentBanner = hydrateLater<ConsentBannerProps>(
  async () => (await import('./ConsentBannerContent.tsx')).ConsentBannerContent,
)

/**
 * Renders the consent banner: in the flow above the header, so that it neither covers nor shifts content. Every
 * document contains it, and it is visible while undecided (`html[data-ask]`, which
 * `server/inlineScripts/inlineBootstrapScript.ts` sets before the first paint).
 */
export const ConsentBanner = (props: ConsentBannerProps) => (
  <section className={styles.strip} aria-labelledby="consent-title" data-store-consent>
    <lazyConsentBanner.Component {...props} />
  </section>
)
