import type { Order } from '@store/api-client/contract/orders'
import type { Hrefs } from '@store/api-client/contract/ports'
import { Button, Card, CheckIcon, Notice } from '@store/ui'
import { type ReactNode, useId } from 'react'
import { en } from '../../messages/en.ts'
import type { OrderConfirmationMessages } from '../../messages/OrderConfirmationMessages.ts'
import styles from './OrderConfirmation.module.css'
import { OrderedBill } from './OrderedBill.tsx'
import { OrderedGifts } from './OrderedGifts.tsx'

/** Props of `OrderConfirmation`. */
export interface OrderConfirmationProps {
  /** The order as it was placed. */
  readonly order: Order
  /** Addresses the page links to. */
  readonly hrefs: Pick<Hrefs, 'home'>
  /** Every word it shows. @default English */
  readonly messages?: OrderConfirmationMessages
}

/** The page after an order: its number, what comes next, and all that was ordered, to be checked once more. */
export function OrderConfirmation({ order, hrefs, messages = en.confirmation }: OrderConfirmationProps) {
  const { receiver } = order
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <span className={styles.mark}>
          <CheckIcon />
        </span>
        <h1 className={styles.title}>{messages.heading}</h1>
        <p className={styles.number}>
          {messages.orderNumber} <strong className={styles.digits}>{order.number}</strong>
        </p>
      </header>
      <Notice kind={order.payment === 'pending' ? 'info' : 'good'}>{messages.payment(order.payment)}</Notice>
      <div className={styles.parts}>
        <Part title={messages.gifts}>
          <OrderedGifts lines={order.lines} messages={messages} />
        </Part>
        <Part title={messages.receiver}>
          <address className={styles.address}>
            <strong>
              {receiver.title} {receiver.fullName}
            </strong>
            <span>{receiver.address}</span>
            <span>
              {receiver.city} {receiver.pincode}
            </span>
            <span>
              {receiver.countryCode} {receiver.contactNumber}
            </span>
          </address>
        </Part>
        <Part title={messages.card}>
          {order.message === '' ? (
            <p className={styles.quiet}>{messages.noMessage}</p>
          ) : (
            <blockquote className={styles.message}>{order.message}</blockquote>
          )}
          {order.senderName !== '' && <p className={styles.quiet}>{messages.signed(order.senderName)}</p>}
        </Part>
        <Part title={messages.bill}>
          <OrderedBill rows={order.rows} total={order.total} messages={messages} />
        </Part>
      </div>
      <Button href={hrefs.home()} variant="secondary" size="l">
        {messages.continueShopping}
      </Button>
    </div>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <Card as="section" padding="l" labelledBy={id}>
      <h2 className={styles.heading} id={id}>
        {title}
      </h2>
      {children}
    </Card>
  )
}
