import type { Cart, CartLine } from '@store/api-client/contract/cart'
import { affectsLine } from './affectsLine.ts'
import { type CartEvent, toEventItem } from './CartEvent.ts'
import type { CartToastKind } from './CartToast.ts'
import type { ConfirmedChange } from './ConfirmedChange.ts'
import type { PendingChange } from './PendingChange.ts'

/** The toast, announcement and events of a change that the server confirmed. */
export interface CartChangeNotifications {
  readonly events: readonly CartEvent[]
  /** Kind of toast to show; missing if the order summary already shows the result. */
  readonly notice?: CartToastKind
  readonly settled: ConfirmedChange
}

/** Returns the effects of a change, computed from the cart before and after it; none if it changed nothing. */
export function getCartChangeNotifications(
  change: PendingChange,
  before: Cart,
  after: Cart,
): CartChangeNotifications | undefined {
  if (change.kind === 'coupon' || change.kind === 'points') return settleRow(change, before, after)
  const linesOf = (cart: Cart) => cart.lines.filter((line) => affectsLine(change, line))
  const was = linesOf(before)
  const is = linesOf(after)
  const [line, ...others] = is.length > 0 ? is : was
  if (!line) return undefined
  const isGone = is.length === 0
  const title = (others.length > 0 && line.combo?.title) || line.title
  const event = { title, total: after.total }
  const { notice, kind } = outcomeOf(change, isGone)
  const quantity = change.kind === 'combo' ? change.sets : line.quantity
  return {
    events: isCounted[change.kind] ? compareLines(was, is) : [],
    notice,
    settled: kind === 'quantity' ? { ...event, kind, quantity } : { ...event, kind },
  }
}

type RowChange = Extract<PendingChange, { readonly kind: 'coupon' | 'points' }>
type LineChange = Exclude<PendingChange, RowChange>

// Computed from the server's result, not from the request.
function settleRow({ kind }: RowChange, before: Cart, after: Cart): CartChangeNotifications | undefined {
  const { total } = after
  if (kind === 'points') {
    const isRedeemed = after.points?.isRedeemed === true
    return { events: [], settled: { kind, isRedeemed, total } }
  }
  const isApplied = Boolean(after.coupon?.code)
  const code = (isApplied ? after : before).coupon?.code
  return code ? { events: [], settled: { kind, code, isApplied, total } } : undefined
}

// Changing a message does not change a quantity, and saving for later does not count as a removal.
const isCounted: Readonly<Record<LineChange['kind'], boolean>> = {
  quantity: true,
  combo: true,
  remove: true,
  restore: true,
  addOn: true,
  message: false,
  freebie: false,
  save: false,
}

function outcomeOf(
  change: LineChange,
  isGone: boolean,
): { readonly notice: CartToastKind; readonly kind: Exclude<ConfirmedChange['kind'], RowChange['kind']> } {
  switch (change.kind) {
    case 'message':
      return { notice: 'messageUpdated', kind: 'message' }
    case 'remove':
      return { notice: change.isFavorite ? 'movedToFavorites' : 'lineRemoved', kind: 'removed' }
    case 'quantity':
    case 'combo':
      return isGone ? removed : { notice: 'quantityChanged', kind: 'quantity' }
    case 'freebie':
      return change.isDeclined ? removed : added
    case 'save':
      return change.isSaved ? { notice: 'lineSaved', kind: 'saved' } : added
    default:
      return added
  }
}

const removed = { notice: 'lineRemoved', kind: 'removed' } as const
const added = { notice: 'added', kind: 'added' } as const

function compareLines(was: readonly CartLine[], is: readonly CartLine[]): readonly CartEvent[] {
  const pairs = is.map((line) => ({ line, old: was.find(({ id }) => id === line.id)?.quantity ?? 0 }))
  const gone = was.filter(({ id }) => is.every((line) => line.id !== id))
  return [
    ...pairs
      .filter(({ line, old }) => !line.isFree && line.quantity !== old)
      .map(({ line, old }): CartEvent => {
        return { kind: 'addToCart', item: toEventItem(line), change: line.quantity - old }
      }),
    ...gone
      .filter(({ isFree }) => !isFree)
      .map((line): CartEvent => ({ kind: 'removeFromCart', item: toEventItem(line) })),
  ]
}
