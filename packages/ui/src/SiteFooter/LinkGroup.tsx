import { ChevronRightIcon } from '../icons/ChevronRightIcon.tsx'
import { Link } from '../Link/Link.tsx'
import styles from './SiteFooter.module.css'
import type { FooterGroup } from './SiteFooterProps.ts'

interface LinkGroupProps {
  readonly group: FooterGroup
}

// Renders two headings, of which one is visible: the summary on phones, the plain heading where the group is a column
// that is always open.
export function LinkGroup({ group: { title, links } }: LinkGroupProps) {
  return (
    <div className={styles.column}>
      <h2 className={styles.heading} data-for="column">
        {title}
      </h2>
      <details className={styles.group} suppressHydrationWarning>
        <summary className={styles.summary}>
          <h2 className={styles.heading}>{title}</h2>
          <span className={styles.marker}>
            <ChevronRightIcon size="s" />
          </span>
        </summary>
        <ul className={styles.links}>
          {links.map(({ text, href }) => (
            <li key={href} className={styles.entry}>
              <Link className={styles.link} href={href}>
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}
