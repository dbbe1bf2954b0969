import { useId } from 'react'
import { classNames } from '../classNames.ts'
import { Picture, type PictureProps } from '../Picture/Picture.tsx'
import styles from './SuggestedCategories.module.css'

/** One category to go to. */
export interface SuggestedCategory {
  /** What it is called. */
  readonly title: string
  /** Where it leads. */
  readonly href: string
  /** A square picture of it. */
  readonly picture?: Pick<PictureProps, 'src' | 'srcSet' | 'sizes' | 'width' | 'height'> | undefined
}

/** Categories to go to from a page where nothing was found. */
export interface SuggestedCategoriesProps {
  /** Heading of them all, such as "Find your new favourites". */
  readonly title: string
  /** The categories, best with a picture each or with none. */
  readonly items: readonly SuggestedCategory[]
  /** What stands in the place of a picture that cannot be loaded. */
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
            <a className={styles.link} href={href}>
              {picture && <Picture {...picture} alt="" errorText={pictureErrorText} />}
              <span className={styles.name}>{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
