import { ChevronRightIcon } from '../icons/ChevronRightIcon.tsx'
import styles from './Breadcrumb.module.css'

/** One step of a {@link Breadcrumb}. */
export interface Crumb {
  /** What it is called. */
  readonly text: string
  /** Where it leads; the page itself has none. */
  readonly href?: string | undefined
}

/** What {@link Breadcrumb} takes. */
export interface BreadcrumbProps {
  /** From the shop's root to this page. */
  readonly crumbs: readonly Crumb[]
  /** Name of the way, such as "You are here". */
  readonly label: string
}

/** The way from the shop's root to this page. */
export function Breadcrumb({ crumbs, label }: BreadcrumbProps) {
  return (
    <nav className={styles.nav} aria-label={label}>
      <ol className={styles.list}>
        {crumbs.map(({ text, href }, step) => (
          <li key={`${href} ${text}`} className={styles.crumb}>
            {step > 0 && <ChevronRightIcon size="xs" />}
            {href === undefined ? (
              <span className={styles.here} aria-current={step === crumbs.length - 1 ? 'page' : undefined}>
                {text}
              </span>
            ) : (
              <a className={styles.link} href={href}>
                {text}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
