import { formatAddressLines } from '@store/api-client/contract/rules/addressFields'
import { createOrderPart } from '../../react/createOrderPart.ts'
import type { OrderSectionProps } from '../../react/OrderSectionProps.ts'
import styles from './OrderDetails.module.css'

/** Renders the receiver of an order: name, address and numbers. */
export const ReceiverAddress = createOrderPart((slots) => slots.receiver, OwnReceiverAddress)

function OwnReceiverAddress({ order, messages }: OrderSectionProps) {
  const { receiver } = order
  return (
    <address className={styles.address}>
      <strong>
        {receiver.title} {receiver.fullName}
      </strong>
      {formatAddressLines(receiver).map((line) => (
        <span key={line}>{line}</span>
      ))}
      <span>
        {receiver.countryCode} {receiver.contactNumber}
      </span>
      {order.alternate && (
        <span>
          {order.alternate.countryCode} {order.alternate.contactNumber}
        </span>
      )}
      {order.courierNote && <span>{messages.courierNote(order.courierNote)}</span>}
    </address>
  )
}
