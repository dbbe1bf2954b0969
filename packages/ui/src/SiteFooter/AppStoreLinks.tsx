import { classNames } from '../classNames.ts'
import { FooterImage } from './FooterImage.tsx'
import styles from './SiteFooter.module.css'
import type { FooterAppLink } from './SiteFooterProps.ts'

interface AppLinksProps {
  readonly title: string
  readonly links: readonly FooterAppLink[]
}

// The server does not know the screen width, so both variants are in the HTML and CSS shows one of them.
export function AppStoreLinks({ title, links }: AppLinksProps) {
  return (
    <div className={styles.extra}>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.row}>
        {links.map(({ picture, hrefOnPhone, hrefOnDesktop }) => (
          <li key={hrefOnDesktop} className={styles.entry}>
            <a className={classNames(styles.badge, styles.onPhone)} href={hrefOnPhone}>
              <FooterImage {...picture} />
            </a>
            <a className={classNames(styles.badge, styles.onDesktop)} href={hrefOnDesktop}>
              <FooterImage {...picture} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
