import { Button, ErrorBox, VisuallyHidden } from '@store/ui'
import { Skeleton } from '@store/ui/skeleton'
import { createOrderPart } from '../../react/createOrderPart.ts'
import type { OrderPlaceholderProps } from '../../react/OrderSectionProps.ts'
import styles from './OrderView.module.css'

/** Renders the state without an order: guest, loading, missing, or failed. */
export const OrderPlaceholder = createOrderPart((slots) => slots.placeholder, OwnOrderPlaceholder)

function OwnOrderPlaceholder({ status, hrefs, onLogIn, onRetry, messages }: OrderPlaceholderProps) {
  switch (status) {
    case 'guest':
      return (
        <section className={styles.ask}>
          <h1 className={styles.title}>{messages.guest}</h1>
          <p className={styles.text}>{messages.guestText}</p>
          <Button size="l" hasPopup="dialog" onClick={onLogIn}>
            {messages.login}
          </Button>
          <Button variant="quiet" href={hrefs.lookup()}>
            {messages.toLookup}
          </Button>
        </section>
      )
    case 'gone':
      return (
        <section className={styles.ask}>
          <h1 className={styles.title}>{messages.gone}</h1>
          <Button size="l" href={hrefs.orders()}>
            {messages.toOrders}
          </Button>
          <Button variant="quiet" href={hrefs.home()}>
            {messages.details.continueShopping}
          </Button>
        </section>
      )
    case 'failed':
      return (
        <div className={styles.failed}>
          <ErrorBox text={messages.failed} action={{ label: messages.tryAgain, onSelect: onRetry }} />
        </div>
      )
    case 'idle':
    case 'reading':
      return (
        <div className={styles.coming}>
          <VisuallyHidden>{messages.loading}</VisuallyHidden>
          <Skeleton shape="circle" />
          <Skeleton shape="lines" lines={2} />
          <Skeleton shape="lines" lines={6} />
        </div>
      )
  }
}
