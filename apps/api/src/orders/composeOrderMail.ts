import type { OrderStatus } from '@store/api-client/contract/orders'
import { formatAddressLines } from '@store/api-client/contract/rules/addressFields'
import { roundAmount } from '@store/api-client/contract/rules/formatPrice'
import { paise } from '@store/api-client/contract/rules/paise'
import { roundPartsOfSum } from '@store/api-client/contract/rules/roundPartsOfSum'
import type { AppDeps } from '../AppDeps.ts'
import type { UserRow } from '../db/schema/users.ts'
import { composeMail } from '../mail/composeMail.ts'
import type { MailBlock } from '../mail/MailContent.ts'
import type { Mail } from '../mail/Mailer.ts'
import { getServerMessages } from '../messages/getServerMessages.ts'
import type { ServerMessages } from '../messages/ServerMessages.ts'
import type { TextTranslator } from '../messages/TextTranslator.ts'
import type { NewOrder, NewOrderLine } from './createOrderRepo.ts'
import { formatArrival } from './formatArrival.ts'

/** The data of an order's mails. */
export interface OrderMailData {
  readonly order: Pick<
    NewOrder['order'],
    | 'id'
    | 'number'
    | 'payment'
    | 'rows'
    | 'total'
    | 'receiver'
    | 'senderName'
    | 'message'
    | 'earnsPoints'
    | 'locale'
  >
  readonly lines: readonly NewOrderLine[]
  /** Payment deadline, if the order has just been placed. */
  readonly payBy?: Date
  /** Whether the tax invoice was issued. @default false */
  readonly hasInvoice?: boolean
}

/** The shop, and the translation of its catalogue to the language of the order. */
interface OrderMailShop extends Pick<AppDeps, 'brand' | 'publicOrigin'> {
  readonly translate: TextTranslator
}

/** Composes the mail about a status change in the language of the order, with the whole order. */
export function composeOrderMail(
  { email, name }: Pick<UserRow, 'email' | 'name'>,
  told: OrderMailData,
  kind: OrderStatus,
  { translate, ...shop }: OrderMailShop,
): Mail {
  const { id, number, locale } = told.order
  const messages = getServerMessages(locale)
  const { mails } = messages
  const isNew = kind === 'placed'
  const href = `${shop.publicOrigin}${mails.pagePath(`/order/${id}`)}`
  return composeMail(
    {
      to: email,
      subject: isNew
        ? mails.orderSubject(number, shop.brand.name)
        : `${shop.brand.name}: ${mails.orderStatus[kind](number)}`,
      heading: mails.orderHeadings[kind],
      blocks: [
        { kind: 'text', text: mails.greeting(name) },
        {
          kind: 'text',
          text: isNew
            ? placedText(told, messages)
            : `${mails.orderStatus[kind](number)} ${more(told, kind, messages)}`,
        },
        { kind: 'link', label: isNew ? mails.choosePayment : mails.seeOrder, href },
        ...(told.hasInvoice
          ? [{ kind: 'link' as const, label: mails.seeInvoice, href: `${href}/invoice` }]
          : []),
        ...orderBlocks(told, kind, messages, translate),
      ],
    },
    { ...shop, messages },
  )
}

function more(
  { order }: OrderMailData,
  kind: Exclude<OrderStatus, 'placed'>,
  { mails }: ServerMessages,
): string {
  if (order.payment === 'expired') return mails.notPaidInTime
  if (kind !== 'delivered' || order.earnsPoints === 0) return mails.nextSteps[kind]
  return `${mails.nextSteps[kind]} ${mails.pointsEarned(order.earnsPoints)}`
}

const placedText = ({ order, payBy }: OrderMailData, { mails, store }: ServerMessages): string =>
  mails.paymentPending(order.number, payBy && store.moment(payBy))

// Options and texts of a gift; pictures are only on the order's page.
const listLineTexts = ({ attributes }: NewOrderLine, translate: TextTranslator) =>
  attributes.flatMap(({ kind, text }) => {
    if (kind === 'picture' || text === '') return []
    return [kind === 'text' ? text : translate(text)]
  })

function orderBlocks(
  { order, lines }: OrderMailData,
  kind: OrderStatus,
  messages: ServerMessages,
  translate: TextTranslator,
): readonly MailBlock[] {
  const { mails, store } = messages
  const { rows, total, receiver, message, senderName } = order
  const price = (amount: number) => store.price(paise(amount))
  const gifts = lines.map((line) => ({
    label: `${line.quantity} × ${translate(line.title)}`,
    value: line.isFreebie ? mails.free : price(line.price * line.quantity),
    note: [
      ...(kind === 'cancelled' ? [] : [formatArrival(line, messages)]),
      ...listLineTexts(line, translate),
    ].join(' · '),
  }))
  const rupees = roundPartsOfSum(
    rows.map(({ amount }) => paise(amount)),
    roundAmount(paise(total)),
  )
  const bill = [
    ...rows.map(({ label }, place) => ({ label, value: price((rupees[place] ?? 0) * 100) })),
    { label: mails.total, value: price(total), isTotal: true },
  ]
  const address = [
    `${receiver.title} ${receiver.fullName}`,
    ...formatAddressLines(receiver),
    `${receiver.countryCode} ${receiver.contactNumber}`,
  ]
  const from = senderName === '' ? '' : mails.from(senderName)
  return [
    { kind: 'rows', title: mails.gifts, rows: gifts },
    { kind: 'rows', title: mails.bill, rows: bill },
    { kind: 'lines', title: mails.deliveredTo, lines: address },
    ...(message === '' ? [] : [{ kind: 'quote' as const, title: mails.cardMessage, text: message, from }]),
  ]
}
