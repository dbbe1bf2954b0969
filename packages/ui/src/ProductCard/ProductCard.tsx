import type { ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import { Link } from '../Link/Link.tsx'
import { Picture, type PictureProps } from '../Picture/Picture.tsx'
import { Price, type PriceProps } from '../Price/Price.tsx'
import { Rating, type RatingProps } from '../Rating/Rating.tsx'
import styles from './ProductCard.module.css'

/** Props of {@link ProductCard}. */
export interface ProductCardProps {
  /** Name of the product, URL of its page, and its picture. */
  readonly product: {
    readonly title: string
    readonly href: string
    readonly picture: Pick<PictureProps, 'src' | 'srcSet' | 'width' | 'height'>
  }
  /** Shown in place of a picture that could not be loaded. */
  readonly pictureErrorText: string
  /**
   * `sizes` of its picture.
   * @default as in a grid of two, three or four columns
   */
  readonly sizes?: string | undefined
  /**
   * Whether the card is in the first viewport: its picture is loaded with high priority.
   * @default false
   */
  readonly priority?: boolean
  /**
   * Level of its heading: 2 if no other heading is between the page's and the list.
   * @default 3
   */
  readonly headingLevel?: 2 | 3
  /** Price of the product, as texts. */
  readonly price: Omit<PriceProps, 'size'>
  /** Star rating of the product. */
  readonly rating?: RatingProps | undefined
  /** Favorite button of the product, in the corner of the picture. */
  readonly favoriteButton?: ReactNode
  /** Delivery label on the picture, such as "Delivery in 60 minutes". */
  readonly delivery?: string | undefined
  /** Badge on the picture in place of the delivery label, such as "Out Of Stock". */
  readonly badge?: string | undefined
  /** Last line of a product that was removed from its list, such as a button to add it again; the picture is faded. */
  readonly removed?: string | undefined
}

/** A product in a list: its picture, name and price, all of it a link to its page. */
export function ProductCard({
  product,
  pictureErrorText,
  sizes = inGrid,
  priority = false,
  headingLevel = 3,
  price,
  rating,
  favoriteButton,
  delivery,
  badge,
  removed,
}: ProductCardProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  const label = badge ?? delivery
  return (
    <article className={classNames(styles.card, removed && styles.removed)}>
      <Picture
        {...product.picture}
        sizes={sizes}
        // The alt text is empty, because the name follows and would be announced twice.
        alt=""
        errorText={pictureErrorText}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
      />
      {label && <span className={classNames(styles.tag, badge && styles.badge)}>{label}</span>}
      <Heading className={styles.title}>
        <Link className={styles.link} href={product.href}>
          {product.title}
        </Link>
      </Heading>
      <Price {...price} />
      {rating && <Rating {...rating} />}
      {removed && <p className={styles.note}>{removed}</p>}
      {favoriteButton && <div className={styles.corner}>{favoriteButton}</div>}
    </article>
  )
}

const inGrid = '(min-width: 1024px) 290px, (min-width: 768px) 31vw, 46vw'
