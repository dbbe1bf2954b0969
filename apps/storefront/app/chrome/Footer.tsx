import { brand } from '../brand.ts'
import { hrefs } from '../composition/hrefs.ts'
import { words } from '../words.ts'
import styles from './Footer.module.css'

/** The foot of every page. */
export function Footer({ isDemo }: { readonly isDemo: boolean }) {
  return (
    <footer className={styles.footer}>
      <nav className={styles.row} aria-label={words.footerLabel}>
        <ul className={styles.links}>
          {links.map(({ text, href }) => (
            <li key={href}>
              <a className={styles.link} href={href}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.row}>
        {isDemo && (
          <p className={styles.note}>
            {words.demo} <a href="/api/outbox">{words.outbox}</a>.
          </p>
        )}
        <p className={styles.note}>{words.copyright(brand.name)}</p>
      </div>
    </footer>
  )
}

const links = [
  { text: words.corporate, href: hrefs.corporate() },
  { text: words.referAndEarn, href: hrefs.referAndEarn() },
  { text: words.findOrder, href: hrefs.lookup() },
  { text: words.credits, href: '/credits' },
] as const
