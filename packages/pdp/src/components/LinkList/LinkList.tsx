import type { ProductFooterLink } from '@store/api-client/contract/catalogue'
import { Link } from '@store/ui'
import { Section } from '../Section/Section.tsx'
import styles from './LinkList.module.css'

/** Props of `LinkList`. */
export interface LinkListProps {
  /** Heading of the list. */
  readonly title: string
  /** Link targets. */
  readonly links: readonly ProductFooterLink[]
}

/**
 * Renders links to other parts of the shop; nothing if there are none (specification 2, section 2: more links,
 * quick links).
 */
export function LinkList({ title, links }: LinkListProps) {
  if (links.length === 0) return null
  return (
    <Section title={title}>
      <ul className={styles.links}>
        {links.map(({ text, href }) => (
          <li key={href}>
            <Link className={styles.link} href={href}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
