import { type OrderStart, outOfStockMarker, type StartOrder } from '@store/api-client/contract/cart'
import { Refusal } from '../http/Refusal.ts'
import type { CartContent } from './CartContent.ts'
import type { StoredLine } from './createCartRepo.ts'

/** Whether the cart can be ordered as the shopper saw it, and where it goes on. Nothing is taken yet. */
export function startOrder({ version, lines }: CartContent, asked: StartOrder): OrderStart {
  if (lines.length === 0 || version !== asked.version) throw cartChanged()
  const messages = short(lines).map(shortage)
  if (messages.length > 0) return { kind: 'outOfStock', messages }
  return { kind: 'forward', href: `/checkout?key=${asked.orderKey}` }
}

// The same gift may go to several places: its pieces are counted together.
function short(lines: readonly StoredLine[]): readonly StoredLine[] {
  const wanted = Map.groupBy(lines, ({ product }) => product.nid)
  return [...wanted.values()].flatMap(([first, ...more]) => {
    if (!first) return []
    const pieces = more.reduce((sum, { quantity }) => sum + quantity, first.quantity)
    return first.product.stock < pieces ? [first] : []
  })
}

/** The shopper saw another cart than there is now. */
export const cartChanged = () =>
  new Refusal(409, 'cart_changed', 'Your cart has changed. Please look at it once more.')

/** What is said of a line there is not enough of. */
export const shortage = ({ product }: Pick<StoredLine, 'product'>): string =>
  product.stock === 0
    ? `${product.title} is out of stock.`
    : `Only ${product.stock} of ${product.title} left.`

/** Writes where an order leads for the wire; the out-of-stock messages travel as one string. */
export const writeOrderStart = (start: OrderStart) =>
  start.kind === 'forward'
    ? { status: true as const, next: start.href }
    : { status: true as const, out_of_stock: start.messages.join(outOfStockMarker) }
