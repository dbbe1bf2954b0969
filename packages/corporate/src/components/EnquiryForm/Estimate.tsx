import type { CorporateGift } from '@store/api-client/contract/corporate'
import { estimateOrder, maxOrderQuantity } from '@store/api-client/contract/rules/estimateOrder'
import { formatPrice, inr } from '@store/api-client/contract/rules/formatPrice'
import type { Paise } from '@store/api-client/contract/rules/paise'
import type { EnquiryMessages } from '../../messages/EnquiryMessages.ts'
import styles from './EnquiryForm.module.css'

interface EstimateProps {
  /** The chosen gift. */
  readonly gift: CorporateGift | undefined
  /** Quantity, as typed. */
  readonly quantity: string
  readonly messages: EnquiryMessages
}

/** Renders the estimate of the order, as soon as gift and quantity are known; announces its changes. */
export function Estimate({ gift, quantity, messages }: EstimateProps) {
  const wanted = Number(quantity.replace(/[\s,]/g, ''))
  const priceOf = (amount: Paise) => formatPrice(amount, inr, messages.locale)
  const isKnown = Number.isSafeInteger(wanted) && wanted >= 1 && wanted <= maxOrderQuantity
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
