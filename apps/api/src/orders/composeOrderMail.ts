import type { OrderStatus } from '@store/api-client/contract/orders'
import { addressLines } from '@store/api-client/contract/rules/addressFields'
import { formatPrice } from '@store/api-client/contract/rules/formatPrice'
import { paise } from '@store/api-client/contract/rules/paise'
import type { AppDeps } from '../AppDeps.ts'
import type { UserRow } from '../db/schema/users.ts'
import { composeMail } from '../mail/composeMail.ts'
import type { MailBlock } from '../mail/MailContent.ts'
import type { Mail } from '../mail/Mailer.ts'
import { orderStatusMessages } from '../notifications/index.ts'
import type { NewOrder, NewOrderLine } from './createOrderRepo.ts'
import { formatArrival } from './formatArrival.ts'

/** The data of an order's mails. */
export interface OrderMailData {
  readonly order: Pick<
    NewOrder['order'],
    'id' | 'number' | 'payment' | 'rows' | 'total' | 'receiver' | 'senderName' | 'message' | 'earnsPoints'
  >
  readonly lines: readonly NewOrderLine[]
  /** Payment deadline, if the order has just been placed. */
  readonly payBy?: Date
}

/** Composes the mail about a status change, with the whole order. */
export function composeOrderMail(
  { email, name }: Pick<UserRow, 'email' | 'name'>,
  told: OrderMailData,
  kind: OrderStatus,
  shop: Pick<AppDeps, 'brand' | 'publicOrigin'>,
): Mail {
  const { id, number } = told.order
  const isNew = kind === 'placed'
  const href = `${shop.publicOrigin}/order/${id}`
  return composeMail(
    {
      to: email,
      subject: isNew
        ? `Your ${shop.brand.name} order ${number}`
        : `${shop.brand.name}: ${orderStatusMessages[kind](number)}`,
      heading: headings[kind],
      blocks: [
        { kind: 'text', text: `Dear ${name},` },
        {
          kind: 'text',
          text: isNew ? placedText(told) : `${orderStatusMessages[kind](number)} ${more(told, kind)}`,
        },
        { kind: 'link', label: isNew ? 'Choose how to pay' : 'See your order', href },
        ...orderBlocks(told, kind),
      ],
    },
    shop,
  )
}

const headings: Readonly<Record<OrderStatus, string>> = {
  placed: 'Thank you for your order',
  confirmed: 'Your order is confirmed',
  preparing: 'We’re making your gifts',
  outForDelivery: 'Your order is on its way',
  delivered: 'Your order was delivered',
  cancelled: 'Your order was cancelled',
}

const steps: Readonly<Record<Exclude<OrderStatus, 'placed'>, string>> = {
  confirmed: 'We’ll make your gifts for the day you chose.',
  preparing: 'It can no longer be cancelled.',
  outForDelivery: 'We’ll call the receiver on the number you gave us.',
  delivered: 'Thank you for gifting with us.',
  cancelled: 'Any points you used are back in your account, and any payment goes back to the way you paid.',
}

const expired =
  'It wasn’t paid in time, so we released the gifts. Any points you used are back in your account, and you can reorder from the order’s page.'

function more({ order }: OrderMailData, kind: Exclude<OrderStatus, 'placed'>): string {
  if (order.payment === 'expired') return expired
  if (kind !== 'delivered' || order.earnsPoints === 0) return steps[kind]
  const points = order.earnsPoints === 1 ? '1 point' : `${order.earnsPoints} points`
  return `${steps[kind]} You earned ${points} with it.`
}

const moment = new Intl.DateTimeFormat('en-IN', {
  ...{ timeZone: 'Asia/Kolkata', day: 'numeric', month: 'short' },
  ...{ hour: 'numeric', minute: '2-digit' },
})

function placedText({ order, payBy }: OrderMailData): string {
  const until = payBy ? ` by ${moment.format(payBy)}. After that we cancel the order` : ''
  return `We have your order ${order.number}. Payment is pending: please choose how to pay${until}. We’ll start on your gifts as soon as that’s done.`
}

// Options and texts of a gift; pictures stay on the order's page.
const wordsOf = ({ attributes }: NewOrderLine) =>
  attributes.flatMap(({ kind, text }) => (kind === 'picture' || text === '' ? [] : [text]))

function orderBlocks({ order, lines }: OrderMailData, kind: OrderStatus): readonly MailBlock[] {
  const { rows, total, receiver, message, senderName } = order
  const price = (amount: number) => formatPrice(paise(amount))
  const gifts = lines.map((line) => ({
    label: `${line.quantity} × ${line.title}`,
    value: line.isFreebie ? 'Free' : price(line.price * line.quantity),
    note: [...(kind === 'cancelled' ? [] : [formatArrival(line)]), ...wordsOf(line)].join(' · '),
  }))
  const bill = [
    ...rows.map(({ label, amount }) => ({ label, value: price(amount) })),
    { label: 'Total', value: price(total), isTotal: true },
  ]
  const address = [
    `${receiver.title} ${receiver.fullName}`,
    ...addressLines(receiver),
    `${receiver.countryCode} ${receiver.contactNumber}`,
  ]
  const from = senderName === '' ? '' : `From ${senderName}`
  return [
    { kind: 'rows', title: 'Gifts', rows: gifts },
    { kind: 'rows', title: 'Bill', rows: bill },
    { kind: 'lines', title: 'Delivered to', lines: address },
    ...(message === ''
      ? []
      : [{ kind: 'quote' as const, title: 'Message on the card', text: message, from }]),
  ]
}
