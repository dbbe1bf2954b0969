import type { GiftQuantities, RequestedOrder, ShopperHistory } from '../shopper/ShopperHistory.ts'
import type { Ledger, LedgerOrder } from './Ledger.ts'

/** Data to compare. */
export interface LedgerComparison {
  readonly histories: readonly ShopperHistory[]
  readonly ledger: Ledger
  /** Stock by product id before any order. */
  readonly stockBefore: GiftQuantities
  /** Expected error codes, such as `out_of_stock` for scarce stock. @default none */
  readonly mayBeRefused?: readonly string[]
}

/**
 * Compares a store's database with the responses to its shoppers, and returns each difference as a sentence: a
 * confirmed order that is missing, incomplete or duplicated, two orders for one idempotency key, an order that was
 * never requested, units that were created or lost, and violations that shoppers observed.
 */
export function findLedgerViolations({
  histories,
  ledger,
  stockBefore,
  mayBeRefused = [],
}: LedgerComparison): string[] {
  const complaints = histories.flatMap((history) => [...history.complaints])
  const byKey = Map.groupBy(ledger.orders, ({ key }) => key)
  for (const [key, found] of byKey)
    if (found.length > 1) complaints.push(`${found.length} orders for key ${key}`)
  const requested = new Set<string>()
  for (const { email, orders } of histories) {
    for (const order of orders) {
      requested.add(order.key)
      complaints.push(...checkOrder(email, order, byKey.get(order.key) ?? [], mayBeRefused))
    }
  }
  for (const { id, key } of ledger.orders)
    if (!requested.has(key)) complaints.push(`nobody asked for order ${id}`)
  return [...complaints, ...checkStock(ledger, stockBefore)]
}

function checkOrder(
  email: string,
  { key, gifts, response }: RequestedOrder,
  found: readonly LedgerOrder[],
  mayBeRefused: readonly string[],
): readonly string[] {
  const complaints: string[] = []
  if (response?.kind === 'placed' && !found.some(({ id }) => id === response.orderId))
    complaints.push(`order ${response.orderId} was answered and is lost`)
  if (response?.kind === 'refused' && found.length > 0) complaints.push(`key ${key} was refused and ordered`)
  if (response?.kind === 'refused' && !mayBeRefused.includes(response.code))
    complaints.push(`key ${key} was refused as ${response.code}`)
  for (const order of found) {
    if (order.email !== email) complaints.push(`order ${order.id} belongs to another shopper`)
    if (!isSame(order.gifts, gifts))
      complaints.push(`order ${order.id} holds ${JSON.stringify(order.gifts)}, not ${JSON.stringify(gifts)}`)
  }
  return complaints
}

function checkStock({ orders, stock }: Ledger, before: GiftQuantities): readonly string[] {
  return Object.entries(before).flatMap(([nid, pieces]) => {
    const sold = orders.reduce((sum, { gifts }) => sum + (gifts[Number(nid)] ?? 0), 0)
    const left = stock[Number(nid)] ?? 0
    return left + sold === pieces ? [] : [`of gift ${nid} ${left} are left and ${sold} sold, of ${pieces}`]
  })
}

// Comparing the JSON is enough, because product ids are integers, which an object keeps in ascending order.
const isSame = (one: GiftQuantities, other: GiftQuantities) => JSON.stringify(one) === JSON.stringify(other)
