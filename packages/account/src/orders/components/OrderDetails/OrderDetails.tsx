import type { Order } from '@store/api-client/contract/orders'
import { addressLines } from '@store/api-client/contract/rules/addressFields'
import { Card, CheckIcon, CrossIcon, GiftIcon, Notice, TruckIcon } from '@store/ui'
import { mergeMessages, type PartialMessages } from '@store/ui/messages'
import { type ReactNode, type RefObject, useId } from 'react'
import type { OrderDetailsMessages } from '../../messages/OrderDetailsMessages.ts'
import { orderDetailsEn } from '../../messages/orderDetailsEn.ts'
import { OrderGifts } from '../OrderGifts/OrderGifts.tsx'
import styles from './OrderDetails.module.css'
import { OrderTotals } from './OrderTotals.tsx'
import { StatusTimeline } from './StatusTimeline.tsx'

/** Props of `OrderDetails`. */
export interface OrderDetailsProps {
  /** The order. */
  readonly order: Order
  /** Replaces the payment status below the heading, for example with the choice of a payment method. */
  readonly next?: ReactNode
  /** Actions on the order, below everything else. */
  readonly actions?: ReactNode
  /** Ref of the heading, which can receive focus. */
  readonly headingRef?: RefObject<HTMLHeadingElement | null>
  /** UI messages to change, at any depth. @default English */
  readonly messages?: PartialMessages<OrderDetailsMessages> | undefined
}

/** Renders the details of an order: progress, gifts, receiver, card message and order summary. Needs no provider. */
export function OrderDetails({ order, next, actions, headingRef, messages: changes }: OrderDetailsProps) {
  const messages = mergeMessages(orderDetailsEn, changes)
  const { receiver, status, payment } = order
  return (
    <article className={styles.order}>
      <header className={styles.head}>
        <span className={styles.mark} data-status={status}>
          {marks[status]}
        </span>
        <h1 className={styles.title} ref={headingRef} tabIndex={-1}>
          {messages.heading(status, order.paymentAttempt)}
        </h1>
        <p className={styles.number}>
          {messages.orderNumber} <strong className={styles.digits}>{order.number}</strong>
        </p>
        <p className={styles.quiet}>{messages.placed(order.placedAt)}</p>
      </header>
      {next ??
        ((status !== 'cancelled' || payment === 'expired') && (
          <Notice kind={noticeKinds[payment]}>{messages.payment(order)}</Notice>
        ))}
      {order.refunds?.map((refund) => (
        <Notice key={refund.at + refund.amount} kind={refundKinds[refund.status]}>
          {messages.refund(refund)}
        </Notice>
      ))}
      <div className={styles.parts}>
        <Part title={messages.progress} isWide>
          {(id) => (
            <StatusTimeline
              status={status}
              timeline={order.timeline}
              refunds={order.refunds}
              labelledBy={id}
              messages={messages}
            />
          )}
        </Part>
        <div className={styles.column}>
          <Part title={messages.gifts}>
            {() => <OrderGifts gifts={order.lines} messages={messages.gift} />}
          </Part>
          <Part title={messages.card}>{() => <CardMessage order={order} messages={messages} />}</Part>
        </div>
        <div className={styles.column}>
          <Part title={messages.receiver}>
            {() => (
              <address className={styles.address}>
                <strong>
                  {receiver.title} {receiver.fullName}
                </strong>
                {addressLines(receiver).map((line) => (
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
            )}
          </Part>
          <Part title={messages.bill}>
            {() => (
              <OrderTotals
                rows={order.rows}
                total={order.total}
                shownIn={order.shownIn}
                messages={messages}
              />
            )}
          </Part>
        </div>
      </div>
      {actions}
    </article>
  )
}

const noticeKinds = { pending: 'info', onDelivery: 'good', done: 'good', expired: 'caution' } as const

const refundKinds = { pending: 'info', accepted: 'good', refused: 'caution' } as const

const marks = {
  placed: <CheckIcon />,
  confirmed: <CheckIcon />,
  preparing: <GiftIcon />,
  outForDelivery: <TruckIcon />,
  delivered: <GiftIcon />,
  cancelled: <CrossIcon />,
} as const

interface PartProps {
  readonly title: string
  readonly isWide?: boolean
  readonly children: (headingId: string) => ReactNode
}

function Part({ title, isWide, children }: PartProps) {
  const id = useId()
  return (
    <div className={styles.part} data-wide={isWide || undefined}>
      <Card as="section" padding="l" labelledBy={id}>
        <h2 className={styles.heading} id={id}>
          {title}
        </h2>
        {children(id)}
      </Card>
    </div>
  )
}

interface CardMessageProps {
  readonly order: Order
  readonly messages: OrderDetailsMessages
}

function CardMessage({ order, messages }: CardMessageProps) {
  return (
    <>
      {order.message === '' ? (
        <p className={styles.quiet}>{messages.noMessage}</p>
      ) : (
        <blockquote className={styles.message}>{order.message}</blockquote>
      )}
      {order.senderName !== '' && <p className={styles.quiet}>{messages.signed(order.senderName)}</p>}
    </>
  )
}
