import { useProduct } from '../../react/useProduct.ts'
import { priceRows } from '../../store/priceRows.ts'
import styles from './PriceTable.module.css'

/** Props of `PriceTable`. */
export interface PriceTableProps {
  /** What it calls the chosen options and the last line. */
  readonly messages: { readonly choices: string; readonly total: string }
}

/** The parts of the price and what they come to, in the shopper's currency; nothing where they are not told. */
export function PriceTable({ messages }: PriceTableProps) {
  const { state, priceOf } = useProduct()
  const rows = priceRows(state, messages)
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
