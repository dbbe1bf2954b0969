import type { OrderLine } from '@store/api-client/contract/orders'
import { formatDay } from '@store/api-client/contract/rules/formatDay'
import { formatPrice } from '@store/api-client/contract/rules/formatPrice'
import { Picture } from '@store/ui'
import type { OrderConfirmationMessages } from '../../messages/OrderConfirmationMessages.ts'
import styles from './OrderedGifts.module.css'

/** Props of `OrderedGifts`. */
export interface OrderedGiftsProps {
  /** The gifts, in the order of the cart. */
  readonly lines: readonly OrderLine[]
  /** Its words. */
  readonly messages: OrderConfirmationMessages
}

/** The gifts of an order, each with the day it arrives. */
export function OrderedGifts({ lines, messages }: OrderedGiftsProps) {
  return (
    <ul className={styles.gifts}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an order never changes, and two lines may be alike.
        <li className={styles.gift} key={index}>
          <span className={styles.picture}>
            {/* The name stands right beside it and would be read twice. */}
            <Picture
              src={line.pictureSrc}
              width={160}
              height={160}
              alt=""
              errorText={messages.pictureFailed}
              loading="eager"
            />
          </span>
          <span className={styles.words}>
            <strong className={styles.title}>{line.title}</strong>
            <span className={styles.day}>{messages.arrives(formatDay(line.deliveryDate))}</span>
            <span className={styles.quiet}>
              {messages.quantity(line.quantity)} · {formatPrice(line.price)}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}
