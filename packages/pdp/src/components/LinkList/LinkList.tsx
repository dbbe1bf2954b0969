import type { PageLink } from '@store/api-client/contract/catalogue'
import { Section } from '../Section/Section.tsx'
import styles from './LinkList.module.css'

/** Props of `LinkList`. */
export interface LinkListProps {
  /** Its heading. */
  readonly title: string
  /** Where they lead. */
  readonly links: readonly PageLink[]
}

/** Links to other parts of the shop; nothing where there are none (specification 2, section 2: more links, quick links). */
export function LinkList({ title, links }: LinkListProps) {
  if (links.length === 0) return null
  return (
    <Section title={title}>
      <ul className={styles.links}>
        {links.map(({ text, href }) => (
          <li key={href}>
            <a className={styles.link} href={href}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
