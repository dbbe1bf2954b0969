import { formatDay } from '@store/api-client/contract/rules/formatDay'
import { formatPrice, inr } from '@store/api-client/contract/rules/formatPrice'
import { Button, Picture } from '@store/ui'
import { useId } from 'react'
import { createOrderPart } from '../../react/createOrderPart.ts'
import type { OrderCardProps } from '../../react/OrderListPartProps.ts'
import { OrderUpdateBanner } from '../OrderUpdateBanner/OrderUpdateBanner.tsx'
import styles from './OrderCard.module.css'

/** Renders an order in the list: its gifts, status, total and actions. */
export const OrderCard = createOrderPart((slots) => slots.card, OwnOrderCard)

function OwnOrderCard({ order, activeAction, update, hrefs, headingRef, messages, ...on }: OrderCardProps) {
  const id = useId()
  const { number, status, cancel } = order
  const { actions } = messages
  const isCancelled = status === 'cancelled'
  const days = order.deliveryDates.map((day) => formatDay(day, messages.locale))
  return (
    <article className={styles.order} aria-labelledby={`${id}-number`}>
      <header className={styles.head}>
        <h2 className={styles.status} data-status={status} ref={headingRef} tabIndex={-1}>
          {messages.status[status]}
        </h2>
        {order.payment === 'pending' && !isCancelled && (
          <span className={styles.pending}>{messages.paymentPending}</span>
        )}
        {order.payment === 'expired' && <span className={styles.pending}>{messages.paymentExpired}</span>}
      </header>
      <Gifts order={order} messages={messages} />
      <dl className={styles.facts}>
        <Fact label={messages.number} value={number} id={`${id}-number`} />
        <Fact label={messages.placed} value={messages.placedAt(order.placedAt)} />
        <Fact label={messages.delivery} value={messages.deliveryDays(days)} />
        <Fact label={messages.total} value={formatPrice(order.total, inr, messages.locale)} />
      </dl>
      <OrderUpdateBanner update={update} messages={actions} />
      <div className={styles.actions}>
        <Button href={hrefs.order(order.id)} label={actions.named(messages.view, number)}>
          {messages.view}
        </Button>
        <Button
          variant="secondary"
          label={actions.named(actions.reorder, number)}
          busy={activeAction === 'reorder'}
          unavailable={activeAction !== undefined && activeAction !== 'reorder'}
          onClick={on.onReorder}
        >
          {actions.reorder}
        </Button>
        {!isCancelled && (
          <Button
            variant="secondary"
            label={actions.named(actions.cancel, number)}
            hasPopup="dialog"
            busy={activeAction === 'cancel'}
            unavailable={!cancel.isPossible || (activeAction !== undefined && activeAction !== 'cancel')}
            describedBy={cancel.isPossible ? undefined : `${id}-why`}
            onClick={on.onCancel}
          >
            {actions.cancel}
          </Button>
        )}
      </div>
      {!cancel.isPossible && !isCancelled && (
        <p className={styles.quiet} id={`${id}-why`}>
          {actions.cancelError(cancel.why)}
        </p>
      )}
    </article>
  )
}

// Maximum number of pictures side by side on a phone.
const mostPictures = 3

function Gifts({ order: { gifts }, messages }: Pick<OrderCardProps, 'order' | 'messages'>) {
  const rest = gifts.length - mostPictures
  return (
    <ul className={styles.gifts}>
      {gifts.slice(0, mostPictures).map(({ title, pictureSrc, quantity }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an order never changes, and two gifts may be alike.
        <li className={styles.gift} key={index}>
          <span className={styles.picture}>
            {/* Hidden from screen readers, because the name is below and would be announced twice. */}
            <Picture src={pictureSrc} width={160} height={160} alt="" errorText={messages.pictureFailed} />
          </span>
          <span className={styles.title}>{messages.gift(title, quantity)}</span>
        </li>
      ))}
      {rest > 0 && <li className={styles.more}>{messages.more(rest)}</li>}
    </ul>
  )
}

function Fact({
  label,
  value,
  id,
}: {
  readonly label: string
  readonly value: string
  readonly id?: string
}) {
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value} id={id}>
        {value}
      </dd>
    </div>
  )
}
