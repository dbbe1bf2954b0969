import { brand } from '../brand.ts'
import { words } from '../words.ts'
import styles from './Footer.module.css'

/** The foot of every page. */
export function Footer({ isDemo }: { readonly isDemo: boolean }) {
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        {isDemo && (
          <p className={styles.note}>
            {words.demo} <a href="/api/outbox">{words.outbox}</a>.
          </p>
        )}
        <p className={styles.note}>
          {words.copyright(brand.name)} · <a href="/credits">{words.credits}</a>
        </p>
      </div>
    </footer>
  )
}
