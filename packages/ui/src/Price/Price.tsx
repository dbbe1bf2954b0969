import { classNames } from '../classNames.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import styles from './Price.module.css'

/** What {@link Price} takes. All amounts come ready-made, with their currency. */
export interface PriceProps {
  /** What it costs, such as "₹549". */
  readonly amount: string
  /** What it would cost otherwise, struck through. */
  readonly listAmount?: string | undefined
  /** How much is saved, such as "21% off". */
  readonly percentOff?: string | undefined
  /** Word read before the amount, such as "Price". */
  readonly priceLabel?: string | undefined
  /** Word read before the struck amount, such as "List price": a line through is not read out. */
  readonly listPriceLabel?: string | undefined
  /**
   * `s` in rows, `m` on cards, `l` as the page's own price.
   * @default 'm'
   */
  readonly size?: 's' | 'm' | 'l'
}

/** An amount of money, with the list price struck through where there is one. */
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
