import { lateServed } from '../composition/lateServed.tsx'
import styles from './ConsentQuestion.module.css'
import type { ConsentQuestionProps } from './ConsentQuestionProps.ts'

/** All that stands in it, alive with the first stir. */
export const consentQuestion = lateServed<ConsentQuestionProps>(
  async () => (await import('./ConsentQuestionContent.tsx')).ConsentQuestionContent,
)

/**
 * Asks what a visitor agrees to: in the flow above the header, so that it covers nothing and moves nothing. It stands in every
 * document, and is seen where nothing was decided yet (`html[data-ask]`, which `server/earlyScript.ts` sets before the first paint).
 */
export const ConsentQuestion = (props: ConsentQuestionProps) => (
  <section className={styles.strip} aria-labelledby="consent-title" data-store-consent>
    <consentQuestion.Late {...props} />
  </section>
)
