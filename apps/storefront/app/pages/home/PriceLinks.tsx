import rail from '../../chrome/Rail.module.css'
import { hrefs } from '../../composition/hrefs.ts'
import styles from './home.module.css'
import { homeWords } from './homeWords.ts'

/** Gifts by what they cost, in rupees, as the prices of the filters are. */
export function PriceLinks() {
  return (
    <ul className={`${rail.rail} ${styles.prices}`}>
      {homeWords.priceRanges.map(({ text, query }) => (
        <li key={query}>
          <a className={styles.price} href={`${hrefs.search()}?${query}`}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}
