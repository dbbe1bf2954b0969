import { Link, Picture } from '@store/ui'
import { createProductPart } from '../../react/createProductPart.ts'
import { useBelowTheFoldMessages } from '../../react/useBelowTheFoldMessages.ts'
import { useProduct } from '../../react/useProduct.ts'
import links from '../LinkList/LinkList.module.css'
import { Section } from '../Section/Section.tsx'
import styles from './Categories.module.css'

/**
 * Renders the categories of the shop, each with its image, in one row (specification 2, section 2: browse
 * categories).
 */
export const Categories = createProductPart((slots) => slots.categories, OwnCategories)

function OwnCategories() {
  const { product, messages } = useProduct()

  const words = useBelowTheFoldMessages()
  const { categories } = product
  if (categories.length === 0) return null
  return (
    <Section title={words.categories}>
      <ul className={links.links}>
        {categories.map(({ title, href, picture }) => (
          <li key={href}>
            <Link className={links.link} href={href}>
              <span className={styles.tile}>
                <Picture {...picture} sizes="104px" alt="" errorText={messages.pictureFailed} />
                {title}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
