import { hydrateOnInteraction } from '../composition/hydrateOnInteraction.tsx'
import { prerenderedHtml } from '../composition/prerenderedHtml.ts'
import styles from './Footer.module.css'
import type { FooterProps } from './FooterProps.ts'

/** All that stands in it, alive with the first stir. */
export const lazyFooter = hydrateOnInteraction<FooterProps>(
  async () => (await import('./FooterContent.tsx')).FooterContent,
)

/** The foot of every page. */
export function Footer({ served, ...props }: FooterProps & { readonly served?: string | undefined }) {
  return (
    <div
      className={styles.foot}
      data-foot
      {...prerenderedHtml(<lazyFooter.Component {...props} />, served)}
    />
  )
}
