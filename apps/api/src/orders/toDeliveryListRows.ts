import { toRupees } from '@store/api-client/contract/money'
import { serializeOrderStatus, serializePaymentState } from '@store/api-client/contract/orders'
import { formatAddressLines } from '@store/api-client/contract/rules/addressFields'
import type { OrderLineRow } from './createOrderRepo.ts'
import type { OrderOfDay } from './listOrdersOfDay.ts'

/** Names of the columns of a delivery list, in order. */
export const deliveryListColumns = [
  'slot',
  'order',
  'status',
  'payment',
  'collect',
  'quantity',
  'gift',
  'details',
  'receiver',
  'phone',
  'address',
  'sender',
  'message',
  'note',
] as const

/** One gift of a delivery list. */
export type DeliveryListRow = Readonly<Record<(typeof deliveryListColumns)[number], string>>

/** Flattens orders to one row per gift, with everything that a packer and a courier need. */
export const toDeliveryListRows = (found: readonly OrderOfDay[]): readonly DeliveryListRow[] =>
  found.flatMap(({ order, lines, cash }) => {
    const [first] = lines.toSorted((one, other) => startOf(one) - startOf(other))
    return lines.map((line) => ({
      slot: formatSlot(line),
      order: order.number,
      status: serializeOrderStatus(order.status),
      payment: serializePaymentState(order.payment),
      // Cash on delivery is collected once for the whole order, in rupees, with the gift that arrives first.
      collect: cash > 0 && line === first ? String(toRupees(cash)) : '',
      quantity: String(line.quantity),
      gift: line.title,
      details: formatLineDetails(line).join('; '),
      receiver: `${order.receiver.title} ${order.receiver.fullName}`,
      phone: [order.receiver, ...(order.receiver.alternate ? [order.receiver.alternate] : [])]
        .map(({ countryCode, contactNumber }) => `${countryCode} ${contactNumber}`)
        .join(' / '),
      address: formatAddressLines(order.receiver).join(', '),
      sender: order.senderName,
      message: order.message,
      note: order.receiver.courierNote ?? '',
    }))
  })

const startOf = ({ slot }: OrderLineRow): number => slot?.startHour ?? 24

/** Formats the slot of a line. */
export const formatSlot = ({ slot }: Pick<OrderLineRow, 'slot'>): string =>
  slot ? `${slot.startHour}:00 to ${slot.endHour}:00` : 'any time'

/** Lists the options and texts of a line, and the gifts of a combo with theirs; a picture by its URL. */
export const formatLineDetails = ({ attributes, parts }: Pick<OrderLineRow, 'attributes' | 'parts'>) => [
  ...attributes.flatMap(describe),
  ...parts.map(({ quantity, title, attributes }) =>
    [`${quantity} × ${title}`, ...attributes.flatMap(describe)].join(', '),
  ),
]

const describe = ({ label, text }: { readonly label: string; readonly text: string }) =>
  text === '' ? [] : [`${label}: ${text}`]
