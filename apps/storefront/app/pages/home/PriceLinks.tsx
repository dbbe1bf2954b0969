import { Link } from '@store/ui'
import { homeMessages } from '#messages/homeMessages.ts'
import { hrefs } from '../../composition/hrefs.ts'
import rail from '../../layout/Rail.module.css'
import styles from './home.module.css'

/** Renders links to gifts by price, in rupees like the price filters. */
export function PriceLinks() {
  return (
    <ul className={`${rail.rail} ${styles.prices}`}>
      {homeMessages.priceRanges.map(({ text, query }) => (
        <li key={query}>
          <Link className={styles.price} href={`${hrefs.search()}?${query}`}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  )
}
