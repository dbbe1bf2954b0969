import styles from './SiteFooter.module.css'
import type { FooterSocialLink } from './SiteFooterProps.ts'

interface SocialLinksProps {
  readonly title: string
  readonly links: readonly FooterSocialLink[]
}

export function SocialLinks({ title, links }: SocialLinksProps) {
  return (
    <div className={styles.extra}>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.row}>
        {links.map(({ text, href, icon }) => (
          <li key={href} className={styles.entry}>
            <a className={styles.round} href={href} aria-label={text}>
              {icon}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
