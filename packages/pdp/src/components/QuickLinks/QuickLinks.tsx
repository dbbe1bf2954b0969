import { useProduct } from '../../react/useProduct.ts'
import { Section } from '../Section/Section.tsx'
import styles from './QuickLinks.module.css'

/** Links to other parts of the shop (specification 2, section 2). */
export function QuickLinks() {
  const { state, messages } = useProduct()
  const links = state.product.quickLinks
  if (links.length === 0) return null
  return (
    <Section title={messages.quickLinks}>
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
