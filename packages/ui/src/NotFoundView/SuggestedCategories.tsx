import { useId } from 'react'
import { classNames } from '../classNames.ts'
import { Link } from '../Link/Link.tsx'
import { Picture, type PictureProps } from '../Picture/Picture.tsx'
import styles from './SuggestedCategories.module.css'

/** One suggested category. */
export interface SuggestedCategory {
  /** Title of the category. */
  readonly title: string
  /** URL of the category. */
  readonly href: string
  /** A square picture of the category. */
  readonly picture?: Pick<PictureProps, 'src' | 'srcSet' | 'sizes' | 'width' | 'height'> | undefined
}

/** Suggested categories for a page that was not found. */
export interface SuggestedCategoriesProps {
  /** Heading of the list, such as "Find your new favourites". */
  readonly title: string
  /** The categories, ideally all with a picture or all without. */
  readonly items: readonly SuggestedCategory[]
  /** Shown in place of a picture that could not be loaded. */
  readonly pictureErrorText: string
}

export function SuggestedCategories({ title, items, pictureErrorText }: SuggestedCategoriesProps) {
  const titleId = useId()
  return (
    <nav className={styles.favourites} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      <ul className={styles.list}>
        {items.map(({ title: name, href, picture }) => (
          <li key={href} className={classNames(styles.item, picture && styles.pictured)}>
            <Link className={styles.link} href={href}>
              {picture && <Picture {...picture} alt="" errorText={pictureErrorText} />}
              <span className={styles.name}>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
