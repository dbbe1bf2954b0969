import type { ReviewWithProductLink } from '@store/api-client/contract/catalogue'
import { formatDay } from '@store/api-client/contract/rules/formatDay'
import { Link, Rating } from '@store/ui'
import { homeMessages } from '#messages/homeMessages.ts'
import { locale } from '#messages/language.ts'
import rail from '../../layout/Rail.module.css'
import styles from './home.module.css'

/** Renders customer reviews side by side; on a phone, they can be swiped. */
export function HomeReviews({ reviews }: { readonly reviews: readonly ReviewWithProductLink[] }) {
  return (
    <ul className={`${rail.rail} ${rail.spread} ${styles.reviews}`}>
      {reviews.map(({ id, stars, text, city, day, product }) => (
        <li key={`${product?.href} ${id}`} className={styles.review}>
          <Rating value={stars} text={homeMessages.stars(stars)} />
          {/* `lang` is empty, because the language of a shopper's text is unknown. */}
          <blockquote className={styles.quote} lang="">
            {text}
          </blockquote>
          <p className={styles.said}>{homeMessages.said(city, formatDay(day, locale))}</p>
          {product && (
            <Link className={styles.of} href={product.href}>
              {product.title}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}
