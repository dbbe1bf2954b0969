import { formatPrice } from '@store/api-client/contract/rules/formatPrice'
import { paise } from '@store/api-client/contract/rules/paise'
import { Modal } from '@store/ui/modal'
import { useProduct } from '../../react/useProduct.ts'
import { shownPrice } from '../../store/shownPrice.ts'
import type { ProductDialogProps } from './ProductDialogProps.ts'
import styles from './Table.module.css'

/** The parts of the price and what they come to. */
export function PriceBreakupDialog(dialog: ProductDialogProps) {
  const {
    state: { product, selection },
    messages,
  } = useProduct()
  const { price } = shownPrice({ product, selection })
  const chosen = price - product.price
  const rows = [
    ...product.priceParts,
    ...(chosen === 0 ? [] : [{ label: messages.choices, amount: paise(chosen) }]),
    { label: messages.total, amount: price },
  ]
  return (
    <Modal {...dialog} title={messages.priceBreakup} closeLabel={messages.close}>
      <dl className={styles.bill}>
        {rows.map(({ label, amount }) => (
          <div key={label} className={styles.row}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.amount}>{formatPrice(amount)}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  )
}
