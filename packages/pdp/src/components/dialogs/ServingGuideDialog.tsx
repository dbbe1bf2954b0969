import { servingGuide } from '@store/api-client/contract/rules/servingGuide'
import { Modal } from '@store/ui/modal'
import { useProduct } from '../../react/useProduct.ts'
import styles from '../PriceTable/PriceTable.module.css'
import type { ProductDialogProps } from './ProductDialogProps.ts'

/** Renders how many people each weight of a cake serves (specification 2, section 4). */
export function ServingGuideDialog(dialog: ProductDialogProps) {
  const { messages } = useProduct()
  return (
    <Modal {...dialog} title={messages.servingGuide} closeLabel={messages.close}>
      <dl className={styles.bill}>
        {servingGuide.map(({ weight, people }) => (
          <div key={weight} className={styles.row}>
            <dt className={styles.label}>{weight}</dt>
            <dd className={styles.amount}>{messages.people(people)}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  )
}
