import { Button, ErrorBox, GiftIcon, VisuallyHidden } from '@store/ui'
import { Skeleton } from '@store/ui/skeleton'
import type { ReactNode } from 'react'
import { createOrderPart } from '../../react/createOrderPart.ts'
import type { OrdersPlaceholderProps } from '../../react/OrderListPartProps.ts'
import styles from './OrdersView.module.css'

/** Renders the state without orders: empty, page out of range, guest, loading, or failed. */
export const OrdersPlaceholder = createOrderPart((slots) => slots.listPlaceholder, OwnOrdersPlaceholder)

function OwnOrdersPlaceholder({ status, total, hrefs, onRetry, onLogIn, messages }: OrdersPlaceholderProps) {
  if (total === 0) {
    return (
      <Hello text={messages.empty}>
        <Button href={hrefs.home()} size="l">
          {messages.continueShopping}
        </Button>
      </Hello>
    )
  }
  if (total !== undefined) {
    return (
      <Hello text={messages.beyond}>
        <Button href={hrefs.orders()} size="l">
          {messages.toFirst}
        </Button>
      </Hello>
    )
  }
  switch (status) {
    case 'guest':
      return (
        <Hello text={messages.guest}>
          <Button size="l" hasPopup="dialog" onClick={onLogIn}>
            {messages.login}
          </Button>
          <Button variant="quiet" href={hrefs.lookup()}>
            {messages.toLookup}
          </Button>
        </Hello>
      )
    case 'gone':
    case 'failed':
      return <ErrorBox text={messages.failed} action={{ label: messages.tryAgain, onSelect: onRetry }} />
    case 'idle':
    case 'reading':
      return (
        <div className={styles.list}>
          <VisuallyHidden>{messages.loading}</VisuallyHidden>
          {['first', 'second', 'third'].map((one) => (
            <div key={one} className={styles.coming}>
              <Skeleton shape="lines" lines={2} />
              <Skeleton shape="block" />
              <Skeleton shape="lines" lines={2} />
            </div>
          ))}
        </div>
      )
  }
}

function Hello({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <div className={styles.hello}>
      <span className={styles.sign}>
        <GiftIcon />
      </span>
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  )
}
