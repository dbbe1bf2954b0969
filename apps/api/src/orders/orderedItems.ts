import { indiaIsoCode } from '@store/api-client/contract/rules/isPincode'
import type { Receiver } from '@store/api-client/contract/rules/validateReceiver'
import type { StoredLine } from '../cart/StoredLine.ts'
import type { OrderedItem } from '../db/schema/OrderedItem.ts'
import type { OrderWithLines, StockQuantity } from './createOrderRepo.ts'

/** What is kept of a cart's lines with their order; they went where the receiver is. */
export const snapshotItems = (lines: readonly StoredLine[], { pincode }: Receiver): readonly OrderedItem[] =>
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

/** What an order held; of one from before its cart was kept, each line stands for itself. */
export const itemsOf = ({ order, lines }: OrderWithLines): readonly OrderedItem[] =>
  order.contents ??
  lines.map(({ id, nid, title, quantity, attributes, price }) => ({
    ...{ nid, title, quantity, attributes },
    id: `line-${id}`,
    pincode: order.receiver.pincode ?? '',
    country: order.receiver.country ?? indiaIsoCode,
    belongsTo: null,
    // Nothing but what came with a gift was ever free.
    isFreebie: price === 0,
    comboId: null,
    comboNid: null,
  }))

/** All that items took from the stock: the gifts themselves, and what lies in hampers. */
export const requiredStock = (items: readonly OrderedItem[]): readonly StockQuantity[] =>
  items.flatMap(({ nid, quantity, pieces = [] }) => [
    { nid, quantity },
    ...pieces.map((piece) => ({ nid: piece.nid, quantity: piece.quantity * quantity })),
  ])

/** Pieces of each product, in the order of product numbers: two that take them never wait for each other in a circle. */
export function sumQuantities(items: readonly StockQuantity[]): readonly StockQuantity[] {
  const wanted = new Map<number, number>()
  for (const { nid, quantity } of items) wanted.set(nid, (wanted.get(nid) ?? 0) + quantity)
  return [...wanted].sort(([a], [b]) => a - b).map(([nid, quantity]) => ({ nid, quantity }))
}
