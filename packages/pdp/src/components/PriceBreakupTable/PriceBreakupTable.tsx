import { useProduct } from '../../react/useProduct.ts'
import { useProductState } from '../../react/useProductState.ts'
import { getPriceRows } from '../../store/getPriceRows.ts'
import styles from './PriceBreakupTable.module.css'

/** Props of `PriceBreakupTable`. */
export interface PriceBreakupTableProps {
  /** Labels of the chosen options and the total. */
  readonly messages: { readonly choices: string; readonly total: string }
}

/** Renders the price breakup and its total, in the shopper's currency; nothing if the parts are unknown. */
export function PriceBreakupTable({ messages }: PriceBreakupTableProps) {
  const { product, priceOf } = useProduct()
  const selection = useProductState(({ selection }) => selection)
  const day = useProductState(({ day }) => day)
  const rows = getPriceRows({ product, selection, day }, messages)
  if (rows.length === 0) return null
  return (
    <dl className={styles.bill}>
      {rows.map(({ label, amount }) => (
        <div key={label} className={styles.row}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.amount}>{priceOf(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}
