import type { Product } from '@store/api-client/contract/catalogue'
import { cutoffHour } from '@store/api-client/contract/rules/cutoffHour'
import { formatDay } from '@store/api-client/contract/rules/formatDay'
import type { IndianTime } from '@store/api-client/contract/rules/getDeliveryMessage'
import { Notice, TruckIcon } from '@store/ui'
import { useState } from 'react'
import { createProductPart } from '../../../react/createProductPart.ts'
import { useProduct } from '../../../react/useProduct.ts'
import { useProductState } from '../../../react/useProductState.ts'
import styles from '../deliveryStatus.module.css'
import { type ArrivalEstimateComponents, useLazyArrivalEstimate } from './useLazyArrivalEstimate.ts'

/**
 * Renders whether and when the product can be delivered to the chosen location; it is announced after the check
 * (specification 2, section 4).
 */
export const DeliveryMessage = createProductPart((slots) => slots.deliveryMessage, OwnDeliveryMessage)

function OwnDeliveryMessage() {
  const { product } = useProduct()
  const placeError = useProductState(({ placeError }) => placeError)
  const arrival = useLazyArrivalEstimate()
  const [time, setTime] = useState<IndianTime>()
  const byHour = arrival && time && { arrival, time }
  // While an error is shown above, it replaces this message, even if both have the same text.
  const isSilent = placeError !== undefined
  // During the check, this live region is empty, because the location box announces the check.
  return (
    <div className={styles.news}>
      {arrival && <arrival.IndianTimeTicker onTime={setTime} />}
      <div className={styles.news} role="status">
        {!isSilent && <Known byHour={byHour} />}
      </div>
      {!isSilent && <Unknown byHour={byHour} />}
      {product.promise && <Promised byHour={byHour} />}
    </div>
  )
}

interface ByHourProps {
  /** Components of the delivery estimate; missing until they and the server's time are loaded. */
  readonly byHour: { readonly arrival: ArrivalEstimateComponents; readonly time: IndianTime } | undefined
}

function Known({ byHour }: ByHourProps) {
  const { product, check, messages } = useProduct()
  const day = useProductState(({ day }) => day)
  // The chosen day, or the earliest if none was chosen.
  const wished = day?.requestedDate
  switch (check.kind) {
    case 'idle':
    case 'unknown':
    case 'checking':
    // The estimate needs a pincode; for a city, the location box shows the result.
    case 'cityDeliverable':
      return null
    case 'deliverable':
      return (
        <Notice kind="good">
          {wished ? (
            <strong className={styles.day}>{messages.arrives(formatDay(wished, messages.locale))}</strong>
          ) : byHour ? (
            <byHour.arrival.ArrivalEstimate
              key={check.pincode + check.earliest}
              earliest={check.earliest}
              time={byHour.time}
            />
          ) : (
            <>
              <strong className={styles.day}>
                {messages.arrives(formatDay(check.earliest, messages.locale))}
              </strong>
              <span className={styles.words}>{messages.orderBy(usualHour(product.delivery))}</span>
            </>
          )}
          <span className={styles.words}>{messages.deliverable}</span>
        </Notice>
      )
    case 'undeliverable':
      return <Notice kind="caution">{messages.undeliverable}</Notice>
  }
}

const usualHour = ({ hours = {}, leadDays }: Product['delivery']): number => {
  const { endHour = cutoffHour, lastSlotHour = endHour } = hours
  return leadDays?.includes(0) ? Math.min(endHour, lastSlotHour) : endHour
}

function Unknown({ byHour }: ByHourProps) {
  const { check, messages } = useProduct()
  switch (check.kind) {
    case 'cityDeliverable':
      if (byHour && !check.earliest) return <byHour.arrival.CallUsNote />
      return <Quiet text={messages.choosePlace} />
    case 'idle':
    case 'unknown':
      return <Quiet text={messages.choosePlace} />
    case 'checking':
      return <Quiet text={messages.checkingPlace} />
    case 'deliverable':
    case 'undeliverable':
      return null
  }
}

/**
 * Renders the shop's own delivery promise with its hours. Once the current time in India is known, the promise depends
 * on the hour.
 */
function Promised({ byHour }: ByHourProps) {
  const { promise } = useProduct().product
  if (byHour) return <byHour.arrival.DeliveryPromise time={byHour.time} />
  return promise ? <Quiet text={`${promise.title}. ${promise.message}`} /> : null
}

function Quiet({ text }: { readonly text: string }) {
  return (
    <p className={styles.quiet}>
      <TruckIcon size="s" />
      {text}
    </p>
  )
}
