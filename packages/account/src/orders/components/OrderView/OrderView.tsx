import type { Order } from '@store/api-client/contract/orders'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { OrderMessages } from '../../messages/OrderMessages.ts'
import { orderEn } from '../../messages/orderEn.ts'
import type { OrderStore } from '../../store/createOrderStore.ts'
import type { OrdersHrefs } from '../../store/OrdersHrefs.ts'
import { CancelQuestion } from '../CancelQuestion/CancelQuestion.tsx'
import { OrderDetails } from '../OrderDetails/OrderDetails.tsx'
import { OrderNewsBox } from '../OrderNewsBox/OrderNewsBox.tsx'
import { OrderActions } from './OrderActions.tsx'
import { OrderMissing } from './OrderMissing.tsx'
import styles from './OrderView.module.css'
import { PayStep } from './PayStep.tsx'

/** Props of `OrderView`. */
export interface OrderViewProps {
  /** The store the host made. */
  readonly store: OrderStore
  /** Addresses it links to. */
  readonly hrefs: Pick<OrdersHrefs, 'home' | 'orders' | 'lookup' | 'giftReceipt'>
  /** Its words. @default English */
  readonly messages?: OrderMessages
}

/** The page of one order, and its confirmation right after it was placed. Needs no provider. */
export function OrderView({ store, hrefs, messages = orderEn }: OrderViewProps) {
  const { confirmed, reading } = useStore(store)
  const heading = useRef<HTMLHeadingElement>(null)
  const hasAsked = useRef(false)

  // The button that asked for the login is gone when the order stands there, and focus with it.
  useEffect(() => {
    if (!confirmed || !hasAsked.current) return
    hasAsked.current = false
    const element = heading.current
    if (element && element.ownerDocument.activeElement === element.ownerDocument.body) element.focus()
  }, [confirmed])

  const logIn = () => {
    hasAsked.current = true
    void store.actions.logIn()
  }

  return (
    <div className={styles.page} aria-busy={reading === 'reading' || undefined}>
      {confirmed ? (
        <Found order={confirmed} {...{ heading, store, hrefs, messages }} />
      ) : (
        <OrderMissing
          {...{ reading, hrefs, messages }}
          onLogIn={logIn}
          onRetry={() => void store.actions.refresh()}
        />
      )}
    </div>
  )
}

interface FoundProps extends Required<OrderViewProps> {
  readonly order: Order
  readonly heading: RefObject<HTMLHeadingElement | null>
}

function Found({ order, heading, store, hrefs, messages }: FoundProps) {
  const { underWay, news } = useStore(store)
  const { actions } = store
  const [isAsked, setIsAsked] = useState(false)
  const after = useRef<HTMLElement | null>(null)
  const deed = underWay.get(order.id)
  const isPayNews = news && 'deed' in news && news.deed === 'pay'
  const asksToPay = order.payment === 'pending' && order.status !== 'cancelled'

  const cancel = async () => {
    await actions.cancel()
    // The button that asked is gone with what it did, and focus with it.
    after.current = store.getState().confirmed?.status === 'cancelled' ? heading.current : null
    setIsAsked(false)
  }
  const pay = async (method: string) => {
    await actions.pay(method)
    if (store.getState().confirmed?.payment !== 'pending') heading.current?.focus()
  }

  return (
    <>
      <OrderDetails
        order={order}
        headingRef={heading}
        messages={messages.details}
        next={
          asksToPay ? (
            <PayStep
              order={order}
              isBusy={deed === 'pay'}
              isHeld={deed !== undefined && deed !== 'pay'}
              news={isPayNews ? news : undefined}
              onPay={(method) => void pay(method)}
              messages={messages}
            />
          ) : undefined
        }
        actions={
          <div className={styles.end}>
            <OrderNewsBox news={isPayNews ? undefined : news} messages={messages.deeds} />
            <OrderActions
              order={order}
              deed={deed}
              hrefs={hrefs}
              onReorder={() => void actions.reorder()}
              onCancel={() => setIsAsked(true)}
              messages={messages}
            />
          </div>
        }
      />
      <CancelQuestion
        open={isAsked}
        number={order.number}
        busy={deed === 'cancel'}
        returnFocus={after}
        onClose={() => setIsAsked(false)}
        onCancel={() => void cancel()}
        messages={messages.deeds}
      />
    </>
  )
}
