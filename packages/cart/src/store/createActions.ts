import type { CartLine, LineId } from '@store/api-client/contract/cart'
import { cleanGiftText } from '@store/api-client/contract/rules/giftText'
import { clampQuantity } from '@store/api-client/contract/rules/quantity'
import type { CartActions } from './CartActions.ts'
import { cleanCoupon } from './cleanCoupon.ts'
import type { CartCore } from './createCartCore.ts'
import type { Changes } from './createChanges.ts'
import { createLeaving } from './createLeaving.ts'
import { type ShownCart, shownCart } from './foldCart.ts'
import { isAskedAbout } from './tidyState.ts'

/** What a shopper can do with lines. */
export type LineActions = Omit<
  CartActions,
  'view' | 'refresh' | 'placeOrder' | 'dismissNotice' | 'dismissUndo'
>

/** Makes what a shopper can do with lines. */
export function createActions({ store, ports, tidy }: CartCore, { change }: Changes): LineActions {
  const leaving = createLeaving({ store, change, shown })
  let isMoving = false

  function shown(): Pick<ShownCart, 'lines' | 'saved'> {
    return shownCart(store.getState()) ?? { lines: [], saved: [] }
  }
  const find = (lineId: LineId) => shown().lines.find(({ id }) => id === lineId)
  /** A line, or all lines of the combo it is part of. */
  const togetherWith = (lineId: LineId, list: readonly CartLine[]) => {
    const comboId = list.find(({ id }) => id === lineId)?.combo?.id
    return list.filter(({ id, combo }) => id === lineId || (comboId !== undefined && combo?.id === comboId))
  }
  const askedLines = () => {
    const { asked } = store.getState()
    const { lines, saved } = shown()
    return asked ? [...lines, ...saved].filter((line) => isAskedAbout(line, asked)) : []
  }
  const leave = () => store.setState({ asked: undefined })
  const ask = (asked: NonNullable<ReturnType<typeof store.getState>['asked']>) => tidy(() => ({ asked }))
  const changeLine = ({ id, quantity: from }: CartLine, quantity: number) =>
    change({ kind: 'quantity', lineId: id, quantity, from })
  const changeCoupon = (code: string) => {
    store.setState({ couponFault: undefined })
    change({ kind: 'coupon', code })
  }

  return {
    setQuantity: (lineId, wanted, from) => {
      const line = find(lineId)
      if (!line || line.isFree) return
      // Taps that came before this code all saw the same quantity.
      const quantity = clampQuantity(wanted + line.quantity - (from ?? line.quantity))
      if (line.quantity === quantity) return
      const isReplicable = line.combo?.canReplicate && togetherWith(lineId, shown().lines).length > 1
      if (isReplicable) ask({ kind: 'replicate', lineId, quantity })
      else changeLine(line, quantity)
    },
    answerReplicate: (all) => {
      const { asked } = store.getState()
      const [line] = askedLines()
      if (asked?.kind !== 'replicate' || !line) return
      leave()
      const { quantity } = asked
      if (!all || !line.combo) return changeLine(line, quantity)
      const { id: comboId, perSet } = line.combo
      change({ kind: 'combo', comboId, sets: clampQuantity(Math.ceil(quantity / perSet)) })
    },
    askToRemove: (lineId) => {
      // A free line goes and comes with its gift; it is declined, not removed.
      const { lines, saved } = shown()
      if ([...lines, ...saved].some(({ id, isFree }) => id === lineId && isFree)) return
      const [line, ...others] = togetherWith(lineId, lines)
      const isCombo = line?.combo && others.length > 0
      ask(isCombo ? { kind: 'removeCombo', comboId: line.combo.id } : { kind: 'removeLine', lineId })
    },
    askForMessage: (lineId, attributeId) => {
      const said = find(lineId)?.attributes.find(({ id }) => id === attributeId)
      if (said?.kind === 'message') ask({ kind: 'message', lineId, attributeId, from: said.text })
    },
    leaveQuestion: leave,
    confirmRemove: () => {
      const { asked } = store.getState()
      const lines = askedLines()
      leave()
      if (asked?.kind === 'removeLine' || asked?.kind === 'removeCombo') leaving.remove(lines)
    },
    moveToFavorites: async () => {
      const { asked } = store.getState()
      const [line] = askedLines()
      if (isMoving || asked?.kind !== 'removeLine' || !line || !ports.addToFavorites) return
      isMoving = true
      const isThere = await ports.addToFavorites(line.productId).catch(() => false)
      isMoving = false
      // Whoever left the question meanwhile keeps the line.
      if (!isThere || store.getState().asked !== asked) return
      const lines = askedLines()
      leave()
      leaving.remove(lines, true)
    },
    saveMessage: (typed) => {
      const { asked } = store.getState()
      if (asked?.kind !== 'message') return
      const { lineId, attributeId, from } = asked
      const said = find(lineId)?.attributes.find(({ id }) => id === attributeId)
      if (said?.kind !== 'message') return leave()
      const { text } = cleanGiftText(typed, said.limit)
      if (said.isRequired && text.trim() === '') return
      leave()
      change({ kind: 'message', lineId, attributeId, from, text })
    },
    setFreebie: (lineId, isDeclined) => {
      if (find(lineId)?.isFree) change({ kind: 'freebie', lineId, isDeclined })
    },
    saveForLater: (lineId) => {
      if (find(lineId)?.belongsTo === undefined) leaving.save(togetherWith(lineId, shown().lines))
    },
    moveToCart: (lineId) => {
      const lineIds = togetherWith(lineId, shown().saved).map(({ id }) => id)
      if (lineIds.length > 0) change({ kind: 'save', lineIds, isSaved: false })
    },
    keepCountry: (country) => leaving.save(shown().lines.filter((line) => line.country !== country)),
    addAddOn: (productId) => {
      const gift = shown().lines.find(({ belongsTo }) => belongsTo === undefined)
      change({ kind: 'addOn', productId, belongsTo: gift?.id })
    },
    applyCoupon: (typed) => {
      const code = cleanCoupon(typed)
      if (code !== '') changeCoupon(code)
    },
    removeCoupon: () => changeCoupon(''),
    redeemPoints: (isRedeemed) => change({ kind: 'points', isRedeemed }),
    undo: leaving.undo,
  }
}
