import { Button } from '@store/ui'
import { useEffect, useRef } from 'react'
import { createProductPart } from '../../../react/createProductPart.ts'
import { useDeliveryDayMessages } from '../../../react/useDeliveryDayMessages.ts'
import { useDeliveryDayPicker } from '../../../react/useDeliveryDayPicker.ts'
import { useProduct } from '../../../react/useProduct.ts'
import { useProductState } from '../../../react/useProductState.ts'
import { PriceChangeMessage } from '../../PriceChangeMessage/PriceChangeMessage.tsx'
import { DayCards } from './DayCards.tsx'
import styles from './DeliveryDateField.module.css'
import { DeliveryDateStatus } from './DeliveryDateStatus.tsx'
import { DeliverySlotCards } from './DeliverySlotCards.tsx'

/**
 * Renders the delivery day and slot of a gift (specification 2, sections 2 and 4). It is server-rendered and hydrated
 * on the first interaction; the available days are loaded when it is touched.
 */
export const DeliveryDateField = createProductPart((slots) => slots.deliveryDate, OwnDeliveryDateField)

function OwnDeliveryDateField() {
  const { product } = useProduct()
  const day = useProductState(({ day }) => day)
  const words = useDeliveryDayMessages()
  const picker = useDeliveryDayPicker()
  const section = useRef<HTMLFieldSetElement>(null)
  const failedAttempts = day?.failedAttempts ?? 0

  // If the date field's error prevents a purchase, the field gets focus.
  useEffect(() => {
    if (failedAttempts > 0) section.current?.querySelector<HTMLElement>('[role=combobox]')?.focus()
  }, [failedAttempts])

  // The hamper builder asks for the day of a hamper, and an unavailable product needs none.
  if (!picker || product.delivery.isCustom || product.isOutOfStock) return null
  return (
    <fieldset className={styles.day} ref={section}>
      <legend className={styles.heading}>{words.heading}</legend>
      <DayCards picker={picker} />
      <DeliveryDateStatus />
      {day?.area.kind === 'failed' && (
        <Button variant="quiet" onClick={() => void picker.retry()}>
          {words.retry}
        </Button>
      )}
      {day?.chosen && <DeliverySlotCards picker={picker} />}
      {/* When the product has attributes, the message is rendered among the options instead. */}
      {product.attributes.length === 0 && <PriceChangeMessage />}
    </fieldset>
  )
}
