import { hydrateLater } from '@store/ui/hydration'
import { getPrerenderedHtmlProps } from '../composition/hydration/getPrerenderedHtmlProps.ts'
import styles from './Footer.module.css'
import type { FooterProps } from './FooterProps.ts'

/** The footer's content, hydrated on the first interaction. */
export const lazyFooter = hydrateLater<FooterProps>(
  async () => (await import('./FooterContent.tsx')).FooterContent,
)

/** Renders the footer of every page. */
export function Footer({ served, ...props }: FooterProps & { readonly served?: string | undefined }) {
  return (
    <div
      className={styles.foot}
      data-foot
      {...getPrerenderedHtmlProps(<lazyFooter.Component {...props} />, served)}
    />
  )
}
