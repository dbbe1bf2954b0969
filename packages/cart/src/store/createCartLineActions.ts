import type { CartLine, LineId } from '@store/api-client/contract/cart'
import { cleanGiftText } from '@store/api-client/contract/rules/giftText'
import { clampQuantity } from '@store/api-client/contract/rules/quantity'
import type { CartActions } from './CartActions.ts'
import type { CartStoreCore } from './createCartStoreCore.ts'
import type { MutationQueue } from './createMutationQueue.ts'
import { createRemovalActions } from './createRemovalActions.ts'
import { normalizeCouponCode } from './normalizeCouponCode.ts'
import { isDialogAboutLine } from './pruneState.ts'
import { type OptimisticCart, selectOptimisticCart } from './selectOptimisticCart.ts'

/** The actions of a shopper on lines. */
export type CartLineActions = Omit<
  CartActions,
  'view' | 'refresh' | 'placeOrder' | 'dismissToast' | 'dismissUndo'
>

/** Creates the actions of a shopper on lines. */
export function createCartLineActions(
  { store, ports, setStateAndPrune }: CartStoreCore,
  { change }: MutationQueue,
): CartLineActions {
  const leaving = createRemovalActions({ store, change, shown })
  let isMoving = false

  function shown(): Pick<OptimisticCart, 'lines' | 'saved'> {
    return selectOptimisticCart(store.getState()) ?? { lines: [], saved: [] }
  }
  const find = (lineId: LineId) => shown().lines.find(({ id }) => id === lineId)
  /** Returns a line, or all lines of the combo it is part of. */
  const togetherWith = (lineId: LineId, list: readonly CartLine[]) => {
    const comboId = list.find(({ id }) => id === lineId)?.combo?.id
    return list.filter(({ id, combo }) => id === lineId || (comboId !== undefined && combo?.id === comboId))
  }
  const askedLines = () => {
    const { activeDialog } = store.getState()
    const { lines, saved } = shown()
    return activeDialog ? [...lines, ...saved].filter((line) => isDialogAboutLine(line, activeDialog)) : []
  }
  const leave = () => store.setState({ activeDialog: undefined })
  const ask = (activeDialog: NonNullable<ReturnType<typeof store.getState>['activeDialog']>) =>
    setStateAndPrune(() => ({ activeDialog }))
  const changeLine = ({ id, quantity: from }: CartLine, quantity: number) =>
    change({ kind: 'quantity', lineId: id, quantity, from })
  const changeCoupon = (code: string) => {
    store.setState({ couponError: undefined })
    change({ kind: 'coupon', code })
  }

  return {
    setQuantity: (lineId, wanted, from) => {
      const line = find(lineId)
      if (!line || line.isFree) return
      // Taps that were queued before this code was loaded all start from the same visible quantity, so each adds its
      // difference.
      const quantity = clampQuantity(wanted + line.quantity - (from ?? line.quantity))
      if (line.quantity === quantity) return
      const isReplicable = line.combo?.canReplicate && togetherWith(lineId, shown().lines).length > 1
      if (isReplicable) ask({ kind: 'replicate', lineId, quantity })
      else changeLine(line, quantity)
    },
    confirmReplicate: (all) => {
      const { activeDialog } = store.getState()
      const [line] = askedLines()
      if (activeDialog?.kind !== 'replicate' || !line) return
      leave()
      const { quantity } = activeDialog
      if (!all || !line.combo) return changeLine(line, quantity)
      const { id: comboId, perSet } = line.combo
      // With several units in a set, a quantity between two sets is rounded away from the former quantity.
      const sets = (quantity < line.quantity ? Math.floor : Math.ceil)(quantity / perSet)
      if (sets === 0) return ask({ kind: 'removeCombo', comboId })
      change({ kind: 'combo', comboId, sets: clampQuantity(sets) })
    },
    openRemoveDialog: (lineId) => {
      // A free line is removed and restored with its gift; the shopper can only decline it.
      const { lines, saved } = shown()
      if ([...lines, ...saved].some(({ id, isFree }) => id === lineId && isFree)) return
      const [line, ...others] = togetherWith(lineId, lines)
      const isCombo = line?.combo && others.length > 0
      ask(isCombo ? { kind: 'removeCombo', comboId: line.combo.id } : { kind: 'removeLine', lineId })
    },
    openMessageDialog: (lineId, attributeId) => {
      const attribute = find(lineId)?.attributes.find(({ id }) => id === attributeId)
      if (attribute?.kind === 'message') ask({ kind: 'message', lineId, attributeId, from: attribute.text })
    },
    closeDialog: leave,
    confirmRemove: () => {
      const { activeDialog } = store.getState()
      const lines = askedLines()
      leave()
      if (activeDialog?.kind === 'removeLine' || activeDialog?.kind === 'removeCombo') leaving.remove(lines)
    },
    moveToFavorites: async () => {
      const { activeDialog } = store.getState()
      const [line] = askedLines()
      if (isMoving || activeDialog?.kind !== 'removeLine' || !line || !ports.addToFavorites) return
      isMoving = true
      const isThere = await ports.addToFavorites(line.productId).catch(() => false)
      isMoving = false
      // If the shopper has closed the dialog meanwhile, the line stays.
      if (!isThere || store.getState().activeDialog !== activeDialog) return
      const lines = askedLines()
      leave()
      leaving.remove(lines, true)
    },
    saveMessage: (typed) => {
      const { activeDialog } = store.getState()
      if (activeDialog?.kind !== 'message') return
      const { lineId, attributeId, from } = activeDialog
      const field = find(lineId)?.attributes.find(({ id }) => id === attributeId)
      if (field?.kind !== 'message') return leave()
      const { text } = cleanGiftText(typed, field.limit)
      if (field.isRequired && text.trim() === '') return
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
      const code = normalizeCouponCode(typed)
      if (code !== '') changeCoupon(code)
    },
    removeCoupon: () => changeCoupon(''),
    redeemPoints: (isRedeemed) => change({ kind: 'points', isRedeemed }),
    undo: leaving.undo,
  }
}
