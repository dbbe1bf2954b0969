import { createProductPart } from '../../react/createProductPart.ts'
import type { ProductDeliveryProps } from '../../react/ProductPartProps.ts'
import { DeferredSection } from '../belowTheFold/DeferredSection.tsx'
import { DeliveryMessage } from '../delivery/DeliveryMessage/DeliveryMessage.tsx'
import { PurchaseLocationErrorMessage } from '../delivery/PurchaseLocationErrorMessage/PurchaseLocationErrorMessage.tsx'
import styles from './ProductDelivery.module.css'

/** Renders the host's location box with the error above it, and the delivery message and date below. */
export const ProductDelivery = createProductPart((slots) => slots.delivery, OwnProductDelivery)

function OwnProductDelivery({ children }: ProductDeliveryProps) {
  return (
    <div className={styles.place}>
      <PurchaseLocationErrorMessage />
      {children}
      <DeliveryMessage />
      <DeferredSection part="DeliveryDateField" />
    </div>
  )
}
