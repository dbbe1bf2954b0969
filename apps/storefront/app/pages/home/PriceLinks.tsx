import { hrefs } from '../../composition/hrefs.ts'
import rail from '../../layout/Rail.module.css'
import styles from './home.module.css'
import { homeMessages } from './homeMessages.ts'

/** Gifts by what they cost, in rupees, as the prices of the filters are. */
export function PriceLinks() {
  return (
    <ul className={`${rail.rail} ${styles.prices}`}>
      {homeMessages.priceRanges.map(({ text, query }) => (
        <li key={query}>
          <a className={styles.price} href={`${hrefs.search()}?${query}`}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}
