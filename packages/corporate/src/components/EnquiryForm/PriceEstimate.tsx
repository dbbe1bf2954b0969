import { estimateOrder, maxEnquiryQuantity } from '@store/api-client/contract/rules/estimateOrder'
import { formatPrice, inr } from '@store/api-client/contract/rules/formatPrice'
import type { Paise } from '@store/api-client/contract/rules/paise'
import type { PriceEstimateProps } from '../../react/CorporatePartProps.ts'
import { createCorporatePart } from '../../react/createCorporatePart.ts'
import styles from './EnquiryForm.module.css'

/** Renders the price estimate when gift and quantity are known; announces its changes. */
export const PriceEstimate = createCorporatePart((slots) => slots.estimate, OwnEstimate)

function OwnEstimate({ gift, quantity, messages }: PriceEstimateProps) {
  const wanted = Number(quantity.replace(/[\s,]/g, ''))
  const priceOf = (amount: Paise) => formatPrice(amount, inr, messages.locale)
  const isKnown = Number.isSafeInteger(wanted) && wanted >= 1 && wanted <= maxEnquiryQuantity
  return (
    <div className={styles.estimate} role="status">
      {gift && isKnown && (
        <>
          <p className={styles.sum}>
            {messages.estimate(estimateOrder(gift.price, wanted, gift.minimum), priceOf)}
          </p>
          <p className={styles.quiet}>{messages.estimateNote}</p>
        </>
      )}
    </div>
  )
}
