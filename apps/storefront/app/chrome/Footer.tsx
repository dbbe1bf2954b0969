import { holding } from '../composition/holding.ts'
import { lateServed } from '../composition/lateServed.tsx'
import styles from './Footer.module.css'
import type { FooterProps } from './FooterProps.ts'

/** All that stands in it, alive with the first stir. */
export const footer = lateServed<FooterProps>(async () => (await import('./FooterContent.tsx')).FooterContent)

/** The foot of every page. */
export function Footer({ served, ...props }: FooterProps & { readonly served?: string | undefined }) {
  return <div className={styles.foot} data-foot {...holding(<footer.Late {...props} />, served)} />
}
