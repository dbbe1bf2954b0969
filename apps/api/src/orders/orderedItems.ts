import { indiaIsoCode } from '@store/api-client/contract/rules/isPincode'
import type { Receiver } from '@store/api-client/contract/rules/validateReceiver'
import type { StoredLine } from '../cart/index.ts'
import type { OrderedItem } from '../db/schema/OrderedItem.ts'
import type { OrderWithLines, StockQuantity } from './createOrderRepo.ts'

/** Returns the stored items of a cart's lines; their location is the receiver's. */
export const toOrderedItems = (lines: readonly StoredLine[], { pincode }: Receiver): readonly OrderedItem[] =>
  lines.map(
    ({ id, quantity, attributes, belongsTo, isFreebie, comboId, combo, hamper, product, delivery }) => ({
      ...{ id, quantity, attributes, belongsTo, isFreebie, comboId, pincode },
      nid: product.nid,
      title: product.title,
      country: product.country,
      comboNid: combo?.nid ?? null,
      ...(delivery && { delivery }),
      ...(hamper && {
        pieces: hamper.pieces.map(({ step, nid, quantity: each }) => ({ step, nid, quantity: each })),
      }),
    }),
  )

/** Returns the items of an order; in an order from before carts were stored, each line is an item. */
export const getOrderedItems = ({ order, lines }: OrderWithLines): readonly OrderedItem[] =>
  order.contents ??
  lines.map(({ id, nid, title, quantity, attributes, price }) => ({
    ...{ nid, title, quantity, attributes },
    id: `line-${id}`,
    pincode: order.receiver.pincode ?? '',
    country: order.receiver.country ?? indiaIsoCode,
    belongsTo: null,
    // In older orders, a line with the price 0 is always the free gift of another line.
    isFreebie: price === 0,
    comboId: null,
    comboNid: null,
  }))

/** Returns all stock that the items need, for the gifts themselves and the contents of hampers. */
export const listRequiredStock = (items: readonly OrderedItem[]): readonly StockQuantity[] =>
  items.flatMap(({ nid, quantity, pieces = [] }) => [
    { nid, quantity },
    ...pieces.map((piece) => ({ nid: piece.nid, quantity: piece.quantity * quantity })),
  ])

/** Sums the units of each product, sorted by product number, so that two orders never deadlock. */
export function sumQuantities(items: readonly StockQuantity[]): readonly StockQuantity[] {
  const wanted = new Map<number, number>()
  for (const { nid, quantity } of items) wanted.set(nid, (wanted.get(nid) ?? 0) + quantity)
  return [...wanted].sort(([a], [b]) => a - b).map(([nid, quantity]) => ({ nid, quantity }))
}
