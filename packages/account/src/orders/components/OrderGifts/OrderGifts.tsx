import { createOrderPart } from '../../react/createOrderPart.ts'
import type { OrderGiftsProps } from '../../react/OrderSectionProps.ts'
import { OrderGift } from './OrderGift.tsx'
import styles from './OrderGifts.module.css'

/** Renders the gifts of an order with their personalisation, each with its add-ons. */
export const OrderGifts = createOrderPart((slots) => slots.gifts, OwnOrderGifts)

function OwnOrderGifts({ gifts, isReceipt = false, messages }: OrderGiftsProps) {
  const ids = new Set(gifts.map(({ id }) => id))
  // An add-on without its gift's line becomes a separate line, so that it is not lost.
  const own = gifts.filter(({ belongsTo }) => belongsTo === undefined || !ids.has(belongsTo))
  return (
    <ul className={styles.gifts}>
      {own.map((gift) => {
        const along = gifts.filter(({ belongsTo }) => belongsTo === gift.id)
        return (
          <li className={styles.gift} key={gift.id}>
            <OrderGift {...{ gift, isReceipt, messages }} />
            {along.length > 0 && (
              <ul className={styles.along} aria-label={messages.addOns(gift.title)}>
                {along.map((addOn) => (
                  <li className={styles.addOn} key={addOn.id}>
                    <OrderGift {...{ isReceipt, messages }} gift={addOn} isAlong />
                  </li>
                ))}
              </ul>
            )}
          </li>
        )
      })}
    </ul>
  )
}
