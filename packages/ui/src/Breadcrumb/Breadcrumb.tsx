import { ChevronRightIcon } from '../icons/ChevronRightIcon.tsx'
import { Link } from '../Link/Link.tsx'
import styles from './Breadcrumb.module.css'

/** One item of a {@link Breadcrumb}. */
export interface Crumb {
  /** Text of the item. */
  readonly text: string
  /** URL of the item; the current page has none. */
  readonly href?: string | undefined
}

/** Props of {@link Breadcrumb}. */
export interface BreadcrumbProps {
  /** The path from the home page to this page. */
  readonly crumbs: readonly Crumb[]
  /** Name of the navigation, such as "You are here". */
  readonly label: string
}

/** Breadcrumb navigation from the home page to this page. */
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
              <Link className={styles.link} href={href}>
                {text}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
