import type { Order } from '@store/api-client/contract/orders'
import { formatPrice, inr } from '@store/api-client/contract/rules/formatPrice'
import { mergeMessages, type PartialMessages } from '@store/ui/messages'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { OrderMessages } from '../../messages/OrderMessages.ts'
import { orderPageEn } from '../../messages/orderPageEn.ts'
import { OrderSlotsContext } from '../../react/createOrderPart.ts'
import type { OrderSlots } from '../../react/OrderSlots.ts'
import type { OrderStore } from '../../store/createOrderStore.ts'
import type { OrdersHrefs } from '../../store/OrdersHrefs.ts'
import { LazyCancelDialog } from '../CancelDialog/LazyCancelDialog.tsx'
import { OrderDetails } from '../OrderDetails/OrderDetails.tsx'
import { OrderUpdateBanner } from '../OrderUpdateBanner/OrderUpdateBanner.tsx'
import { OrderActions } from './OrderActions.tsx'
import { OrderPlaceholder } from './OrderPlaceholder.tsx'
import styles from './OrderView.module.css'
import { PaymentWaiting } from './PaymentWaiting.tsx'
import { PayStep } from './PayStep.tsx'
import { UpiStep } from './UpiStep.tsx'

/** Props of `OrderView`. */
export interface OrderViewProps {
  /** The store that the host created. */
  readonly store: OrderStore
  /** URLs of the page's links. */
  readonly hrefs: Pick<OrdersHrefs, 'home' | 'orders' | 'lookup' | 'giftReceipt' | 'invoice'>
  /** UI messages to override, at any depth. @default English */
  readonly messages?: PartialMessages<OrderMessages> | undefined
  /**
   * Replaces or wraps parts. Pass the same object on each render.
   *
   * @default the package's own parts
   */
  readonly slots?: OrderSlots | undefined
}

/** Renders the order page, which is also the confirmation after placing the order. It needs no provider. */
export function OrderView({ store, hrefs, messages: changes, slots }: OrderViewProps) {
  const messages = mergeMessages(orderPageEn, changes)
  const { data, status } = useStore(store)
  const heading = useRef<HTMLHeadingElement>(null)
  const hasAsked = useRef(false)

  // The login button was removed with its focus when the order loaded, so the heading takes the focus.
  useEffect(() => {
    if (!data || !hasAsked.current) return
    hasAsked.current = false
    const element = heading.current
    if (element && element.ownerDocument.activeElement === element.ownerDocument.body) element.focus()
  }, [data])

  const logIn = () => {
    hasAsked.current = true
    void store.actions.logIn()
  }

  return (
    <OrderSlotsContext.Provider value={slots}>
      <div className={styles.page} aria-busy={status === 'reading' || undefined}>
        {data ? (
          <Found order={data} {...{ heading, store, hrefs, messages, slots }} />
        ) : (
          <OrderPlaceholder
            {...{ status, hrefs, messages }}
            onLogIn={logIn}
            onRetry={() => void store.actions.refresh()}
          />
        )}
      </div>
    </OrderSlotsContext.Provider>
  )
}

interface FoundProps extends Omit<OrderViewProps, 'messages'> {
  readonly messages: OrderMessages
  readonly order: Order
  readonly heading: RefObject<HTMLHeadingElement | null>
}

function Found({ order, heading, store, hrefs, messages, slots }: FoundProps) {
  const { pendingActions, latestUpdate } = useStore(store)
  const { actions } = store
  const [isAsked, setIsAsked] = useState(false)
  const after = useRef<HTMLElement | null>(null)
  const deed = pendingActions.get(order.id)
  const isPayNews = latestUpdate && 'action' in latestUpdate && latestUpdate.action === 'pay'
  const asksToPay = order.payment === 'pending' && order.status !== 'cancelled'
  const [paysAnotherWay, setPaysAnotherWay] = useState(false)
  const upi = asksToPay ? order.upi : undefined
  const isWaiting = asksToPay && (upi !== undefined || order.paymentAttempt === 'processing')
  const [hasChosenUpi, setHasChosenUpi] = useState(false)
  const hasWaited = useRef(false)

  // The wait for the payment ends without a tap. If no element has the focus then, the heading, which shows the result,
  // takes it.
  useEffect(() => {
    const element = heading.current
    if (
      hasWaited.current &&
      !isWaiting &&
      element?.ownerDocument.activeElement === element?.ownerDocument.body
    )
      element?.focus()
    hasWaited.current = isWaiting
  }, [isWaiting, heading])

  const cancel = async () => {
    await actions.cancel()
    // The action removed the button that opened the dialog, so the heading takes the focus.
    after.current = store.getState().data?.status === 'cancelled' ? heading.current : null
    setIsAsked(false)
  }
  const pay = async (method: string) => {
    await actions.pay(method)
    const paid = store.getState().data
    if (paid?.payment !== 'pending') heading.current?.focus()
    // Continues only if the response contains a new UPI payment.
    if (!paid?.upi || paid.upi === upi) return
    setHasChosenUpi(true)
    setPaysAnotherWay(false)
  }
  const payAnotherWay = () => {
    setPaysAnotherWay(true)
    // The button was removed with its focus, so the heading takes the focus.
    heading.current?.focus()
  }

  return (
    <>
      <OrderDetails
        order={order}
        headingRef={heading}
        messages={messages.details}
        slots={slots}
        next={
          upi && !paysAnotherWay ? (
            <UpiStep
              payment={upi}
              total={formatPrice(order.total, inr, messages.locale)}
              isChosen={hasChosenUpi}
              onCheck={actions.refresh}
              onPayAnotherWay={payAnotherWay}
              messages={messages}
            />
          ) : isWaiting && !paysAnotherWay ? (
            <PaymentWaiting onCheck={actions.refresh} onPayAnotherWay={payAnotherWay} messages={messages} />
          ) : asksToPay ? (
            <PayStep
              order={order}
              isBusy={deed === 'pay'}
              isHeld={deed !== undefined && deed !== 'pay'}
              update={isPayNews ? latestUpdate : undefined}
              onCheck={actions.refresh}
              onPay={(method) => void pay(method)}
              messages={messages}
            />
          ) : undefined
        }
        actions={
          <div className={styles.end}>
            <OrderUpdateBanner update={isPayNews ? undefined : latestUpdate} messages={messages.actions} />
            <OrderActions
              order={order}
              activeAction={deed}
              hrefs={hrefs}
              onReorder={() => void actions.reorder()}
              onCancel={() => setIsAsked(true)}
              messages={messages}
            />
          </div>
        }
      />
      <LazyCancelDialog
        open={isAsked}
        number={order.number}
        busy={deed === 'cancel'}
        returnFocus={after}
        onClose={() => setIsAsked(false)}
        onCancel={() => void cancel()}
        messages={messages.actions}
      />
    </>
  )
}
