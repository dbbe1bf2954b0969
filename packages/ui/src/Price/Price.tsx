import { classNames } from '../classNames.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import styles from './Price.module.css'

/** Props of {@link Price}. All amounts are already formatted, with their currency. */
export interface PriceProps {
  /** The price, such as "₹549". */
  readonly amount: string
  /** The list price, struck through. */
  readonly listAmount?: string | undefined
  /** The discount, such as "21% off". */
  readonly percentOff?: string | undefined
  /** Screen reader text before the price, such as "Price". */
  readonly priceLabel?: string | undefined
  /**
   * Screen reader text before the struck-through price, such as "List price": screen readers do not announce a
   * strikethrough.
   */
  readonly listPriceLabel?: string | undefined
  /**
   * `s` in rows, `m` on cards, `l` as the page's main price.
   * @default 'm'
   */
  readonly size?: 's' | 'm' | 'l'
}

/** Price, with the list price struck through if there is one. */
export function Price({ size = 'm', ...price }: PriceProps) {
  return (
    <span className={classNames(styles.price, size === 's' && styles.small, size === 'l' && styles.large)}>
      <span className={styles.amount}>
        {price.priceLabel && <VisuallyHidden>{`${price.priceLabel} `}</VisuallyHidden>}
        {price.amount}
      </span>
      {price.listAmount && (
        <del className={styles.list}>
          {price.listPriceLabel && <VisuallyHidden>{`${price.listPriceLabel} `}</VisuallyHidden>}
          {price.listAmount}
        </del>
      )}
      {price.percentOff && <span className={styles.off}>{price.percentOff}</span>}
    </span>
  )
}
