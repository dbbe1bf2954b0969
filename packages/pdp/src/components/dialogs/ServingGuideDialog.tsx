import { servingGuide } from '@store/api-client/contract/rules/servingGuide'
import { Modal } from '@store/ui/modal'
import { createProductPart } from '../../react/createProductPart.ts'
import type { ProductDialogProps } from '../../react/ProductPartProps.ts'
import { useProduct } from '../../react/useProduct.ts'
import styles from '../PriceBreakupTable/PriceBreakupTable.module.css'

/** Renders how many people each weight of a cake serves (specification 2, section 4). */
export const ServingGuideDialog = createProductPart(
  (slots) => slots.servingGuideDialog,
  OwnServingGuideDialog,
)

function OwnServingGuideDialog(dialog: ProductDialogProps) {
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
