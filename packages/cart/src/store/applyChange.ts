import type { Cart, CartLine, CartPoints, LineId } from '@store/api-client/contract/cart'
import { clampQuantity } from '@store/api-client/contract/rules/quantity'
import { affectsLine } from './affectsLine.ts'
import type { PendingChange } from './PendingChange.ts'

/** The part of a cart that changes apply to. */
export interface EditableCart extends Pick<Cart, 'lines' | 'saved' | 'coupon'> {
  readonly points?: Pick<CartPoints, 'isRedeemed'> | undefined
  /** Pending add-ons, which have no cart line before the server responds. */
  readonly adding?: readonly AddOnChange[]
}

/** Applies a change to a cart; returns the same cart object if nothing would change. */
export function applyChange(cart: EditableCart, change: PendingChange): EditableCart {
  const { lines, saved, coupon, points, adding = [] } = cart
  const isMeant = (line: CartLine) => affectsLine(change, line)
  const isLeft = (line: CartLine) => !isMeant(line)
  switch (change.kind) {
    case 'addOn': {
      // If the gift has been saved for later meanwhile, its add-ons are not in the cart.
      const isOfCart = ({ belongsTo }: AddOnChange) =>
        belongsTo === undefined || lines.some(({ id }) => id === belongsTo)
      const isAlone = change.belongsTo === undefined
      return [...lines, ...adding.filter(isOfCart)].some(
        ({ productId, belongsTo }) => productId === change.productId && (belongsTo === undefined) === isAlone,
      )
        ? cart
        : { ...cart, adding: [...adding, change] }
    }
    case 'restore': {
      const gone = change.lines.filter(({ id }) => [...lines, ...saved].every((line) => line.id !== id))
      if (gone.length === 0) return cart
      const wasInCart = (id: LineId) => change.order.includes(id)
      // If the gift has been moved since, its add-ons are restored to its current position.
      const isOfCart = ({ id, belongsTo }: CartLine) => {
        if (belongsTo === undefined) return wasInCart(id)
        const isMoved = (wasInCart(belongsTo) ? saved : lines).some((line) => line.id === belongsTo)
        return isMoved ? !wasInCart(belongsTo) : wasInCart(id)
      }
      return {
        ...cart,
        lines: putBack(lines, gone.filter(isOfCart), change.order),
        saved: [...saved, ...gone.filter((line) => !isOfCart(line))],
      }
    }
    case 'save': {
      const moving = (change.isSaved ? lines : saved).filter(isMeant)
      if (moving.length === 0) return cart
      return change.isSaved
        ? { ...cart, lines: lines.filter(isLeft), saved: [...saved, ...moving] }
        : { ...cart, lines: putBack(lines, moving, change.order), saved: saved.filter(isLeft) }
    }
    case 'remove':
      if (![...lines, ...saved].some(isMeant)) return cart
      return { ...cart, lines: lines.filter(isLeft), saved: saved.filter(isLeft) }
    case 'coupon':
      return coupon && coupon.code !== change.code ? { ...cart, coupon: change } : cart
    case 'points':
      return points && points.isRedeemed !== change.isRedeemed ? { ...cart, points: change } : cart
    default: {
      const edited = lines.map((line) => (isMeant(line) ? editLine(line, change) : line))
      return edited.every((line, index) => line === lines[index]) ? cart : { ...cart, lines: edited }
    }
  }
}

type AddOnChange = Extract<PendingChange, { readonly kind: 'addOn' }>
type Edit = Extract<PendingChange, { readonly kind: 'quantity' | 'combo' | 'freebie' | 'message' }>

function editLine(line: CartLine, change: Edit): CartLine {
  switch (change.kind) {
    case 'freebie':
      return line.isDeclined === change.isDeclined ? line : { ...line, isDeclined: change.isDeclined }
    case 'message': {
      const { attributeId, text } = change
      const isOther = line.attributes.some((said) => said.id === attributeId && textOf(said) !== text)
      if (!isOther) return line
      const attributes = line.attributes.map((said) =>
        said.kind === 'message' && said.id === attributeId ? { ...said, text } : said,
      )
      return { ...line, attributes }
    }
    default: {
      const quantity =
        change.kind === 'combo' ? clampQuantity((line.combo?.perSet ?? 1) * change.sets) : change.quantity
      return line.quantity === quantity ? line : { ...line, quantity }
    }
  }
}

const textOf = (said: CartLine['attributes'][number]) => (said.kind === 'message' ? said.text : undefined)

// Lines that were in the former order keep it; lines that were added later follow.
function putBack(
  lines: readonly CartLine[],
  back: readonly CartLine[],
  order: readonly LineId[] = [],
): readonly CartLine[] {
  const known = new Map([...lines, ...back].map((line) => [line.id, line]))
  return [...new Set([...order, ...known.keys()])].flatMap((id) => known.get(id) ?? [])
}
