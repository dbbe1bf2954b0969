import type { OrdersPage } from '@store/api-client/contract/orders'
import { mergeMessages, type PartialMessages } from '@store/ui/messages'
import { useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { OrdersMessages } from '../../messages/OrdersMessages.ts'
import { ordersEn } from '../../messages/ordersEn.ts'
import { OrderSlotsContext } from '../../react/createOrderPart.ts'
import type { OrderSlots } from '../../react/OrderSlots.ts'
import type { OrdersStore } from '../../store/createOrdersStore.ts'
import type { OrdersHrefs } from '../../store/OrdersHrefs.ts'
import { LazyCancelDialog } from '../CancelDialog/LazyCancelDialog.tsx'
import { OrderCard } from './OrderCard.tsx'
import { OrdersHeading } from './OrdersHeading.tsx'
import { OrdersPagination } from './OrdersPagination.tsx'
import { OrdersPlaceholder } from './OrdersPlaceholder.tsx'
import styles from './OrdersView.module.css'

/** Props of `OrdersView`. */
export interface OrdersViewProps {
  /** The store that the host created. */
  readonly store: OrdersStore
  /** URLs of the page's links. */
  readonly hrefs: OrdersHrefs
  /** UI messages to override, at any depth. @default English */
  readonly messages?: PartialMessages<OrdersMessages> | undefined
  /**
   * Replaces or wraps parts. Pass the same object on each render.
   *
   * @default the package's own parts
   */
  readonly slots?: OrderSlots | undefined
}

/** Renders a page of a user's orders, or the empty, guest or error state. It needs no provider. */
export function OrdersView({ store, hrefs, messages: changes, slots }: OrdersViewProps) {
  const messages = mergeMessages(ordersEn, changes)
  const { data, status } = useStore(store)
  const heading = useRef<HTMLHeadingElement>(null)

  const logIn = async () => {
    await store.actions.logIn()
    const element = heading.current
    // The pressed button may have been removed, so the heading takes the focus.
    if (element && element.ownerDocument.activeElement === element.ownerDocument.body) element.focus()
  }

  return (
    <OrderSlotsContext.Provider value={slots}>
      <section className={styles.orders} aria-busy={status === 'reading' || undefined}>
        <OrdersHeading total={data?.total} headingRef={heading} messages={messages} />
        {data && data.orders.length > 0 ? (
          <List page={data} store={store} hrefs={hrefs} messages={messages} />
        ) : (
          <OrdersPlaceholder
            {...{ status, hrefs, messages }}
            total={data?.total}
            onRetry={() => void store.actions.refresh()}
            onLogIn={() => void logIn()}
          />
        )}
      </section>
    </OrderSlotsContext.Provider>
  )
}

interface ListProps extends Omit<OrdersViewProps, 'messages' | 'slots'> {
  readonly page: OrdersPage
  readonly messages: OrdersMessages
}

function List({ page, store, hrefs, messages }: ListProps) {
  const { pendingActions, latestUpdate } = useStore(store)
  const { actions } = store
  const [asked, setAsked] = useState<string>()
  const [isAsked, setIsAsked] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const after = useRef<HTMLElement | null>(null)
  // The dialog keeps its text during the closing transition.
  const order = page.orders.find(({ id }) => id === asked)

  const cancel = async (id: string) => {
    await actions.cancel(id)
    // The action removed the button that opened the dialog, so the heading takes the focus.
    after.current = statusOf(id) === 'cancelled' ? heading.current : null
    setIsAsked(false)
  }
  const statusOf = (id: string) => store.getState().data?.orders.find((one) => one.id === id)?.status

  return (
    <>
      <ul className={styles.list}>
        {page.orders.map((one) => (
          <li className={styles.place} key={one.id}>
            <OrderCard
              order={one}
              activeAction={pendingActions.get(one.id)}
              update={latestUpdate?.orderId === one.id ? latestUpdate : undefined}
              hrefs={hrefs}
              headingRef={asked === one.id ? heading : undefined}
              onReorder={() => void actions.reorder(one.id)}
              onCancel={() => {
                setAsked(one.id)
                setIsAsked(true)
              }}
              messages={messages}
            />
          </li>
        ))}
      </ul>
      {page.pages > 1 && <OrdersPagination page={page} hrefs={hrefs} messages={messages} />}
      {order && (
        <LazyCancelDialog
          open={isAsked}
          number={order.number}
          busy={pendingActions.get(order.id) === 'cancel'}
          returnFocus={after}
          onClose={() => setIsAsked(false)}
          onCancel={() => void cancel(order.id)}
          messages={messages.actions}
        />
      )}
    </>
  )
}
