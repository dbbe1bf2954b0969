import type { Order } from '@store/api-client/contract/orders'
import { Card } from '@store/ui'
import { mergeMessages, type PartialMessages } from '@store/ui/messages'
import { type ReactNode, type RefObject, useId } from 'react'
import type { OrderDetailsMessages } from '../../messages/OrderDetailsMessages.ts'
import { orderDetailsEn } from '../../messages/orderDetailsEn.ts'
import { OrderSlotsContext } from '../../react/createOrderPart.ts'
import type { OrderSlots } from '../../react/OrderSlots.ts'
import { OrderGifts } from '../OrderGifts/OrderGifts.tsx'
import { GreetingCardMessage } from './GreetingCardMessage.tsx'
import styles from './OrderDetails.module.css'
import { OrderHeading } from './OrderHeading.tsx'
import { OrderTotals } from './OrderTotals.tsx'
import { PaymentStatus } from './PaymentStatus.tsx'
import { ReceiverAddress } from './ReceiverAddress.tsx'
import { Refunds } from './Refunds.tsx'
import { StatusTimeline } from './StatusTimeline.tsx'

/** Props of `OrderDetails`. */
export interface OrderDetailsProps {
  /** The order. */
  readonly order: Order
  /** Replaces the payment status below the heading, such as with the choice of a payment method. */
  readonly next?: ReactNode
  /** Actions on the order, below everything else. */
  readonly actions?: ReactNode
  /** Ref of the heading, which can receive focus. */
  readonly headingRef?: RefObject<HTMLHeadingElement | null>
  /** UI messages to override, at any depth. @default English */
  readonly messages?: PartialMessages<OrderDetailsMessages> | undefined
  /**
   * Replaces or wraps parts. Pass the same object on each render.
   *
   * @default the package's own parts
   */
  readonly slots?: OrderSlots | undefined
}

/** Renders the details of an order: progress, gifts, receiver, card message and order summary. It needs no provider. */
export function OrderDetails({
  order,
  next,
  actions,
  headingRef,
  messages: changes,
  slots,
}: OrderDetailsProps) {
  const messages = mergeMessages(orderDetailsEn, changes)
  const { status } = order
  return (
    <OrderSlotsContext.Provider value={slots}>
      <article className={styles.order}>
        <OrderHeading order={order} headingRef={headingRef} messages={messages} />
        {next ?? <PaymentStatus order={order} messages={messages} />}
        <Refunds order={order} messages={messages} />
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
            <Part title={messages.card}>
              {() => <GreetingCardMessage order={order} messages={messages} />}
            </Part>
          </div>
          <div className={styles.column}>
            <Part title={messages.receiver}>
              {() => <ReceiverAddress order={order} messages={messages} />}
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
    </OrderSlotsContext.Provider>
  )
}

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
