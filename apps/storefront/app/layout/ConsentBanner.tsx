import { hydrateOnInteraction } from '../composition/hydrateOnInteraction.tsx'
import styles from './ConsentBanner.module.css'
import type { ConsentBannerProps } from './ConsentBannerProps.ts'

/** All that stands in it, alive with the first stir. */
export const lazyConsentBanner = hydrateOnInteraction<ConsentBannerProps>(
  async () => (await import('./ConsentBannerContent.tsx')).ConsentBannerContent,
)

/**
 * Asks what a visitor agrees to: in the flow above the header, so that it covers nothing and moves nothing. It stands in every
 * document, and is seen where nothing was decided yet (`html[data-ask]`, which `server/inlineBootstrapScript.ts` sets before the first paint).
 */
export const ConsentBanner = (props: ConsentBannerProps) => (
  <section className={styles.strip} aria-labelledby="consent-title" data-store-consent>
    <lazyConsentBanner.Component {...props} />
  </section>
)
