import { findMissingAttributes } from '@store/api-client/contract/rules/selection'
import type { PurchaseDependencies } from './PurchaseDependencies.ts'
import { toChosenGift } from './toChosenGift.ts'

/** Debounce of a selection change before the cart lookup, in ms. */
const settleMs = 300

/**
 * Checks whether the cart contains exactly this selection, after each change of the selection, the day and the
 * location. Returns a function that checks again when the cart may have changed. The page keeps its previous state
 * until the response.
 */
export function createInCartCheck({
  store,
  ports,
  day,
  enterCart,
  leaveCart,
}: PurchaseDependencies): () => void {
  const { product } = store.getState()
  const { findInCart, placeCheck } = ports
  let timer: ReturnType<typeof setTimeout> | undefined
  let turn = 0

  const isSettled = () => {
    const { purchase, panel } = store.getState()
    return !panel && (purchase.kind === 'ready' || purchase.kind === 'inCart')
  }

  const look = async () => {
    const { check } = placeCheck.getState()
    const { selection } = store.getState()
    if (
      check.kind !== 'deliverable' ||
      !isSettled() ||
      findMissingAttributes(product.attributes, selection).length > 0
    )
      return
    const mine = turn
    const answer = await findInCart?.(
      toChosenGift(product, { selection, delivery: day.chosenDelivery(), pincode: check.pincode }),
    )
    // Drops the result if the selection has changed meanwhile or is being added to the cart.
    if (!answer?.ok || mine !== turn || !isSettled()) return
    if (answer.value) enterCart(check.pincode)
    else leave()
  }

  const recheck = () => {
    if (store.getState().purchase.kind === 'adding') return
    turn += 1
    clearTimeout(timer)
    timer = setTimeout(() => void look(), settleMs)
  }

  const leave = () => {
    if (store.getState().purchase.kind === 'inCart') leaveCart()
  }

  // A product that is out of stock or that is filled on its own page (hamper) has no buy button, so the cart is not
  // searched.
  if (!findInCart || product.isOutOfStock || product.delivery.isCustom) return leave
  store.subscribe((now, before) => {
    if (now.selection !== before.selection || now.day?.chosen !== before.day?.chosen) recheck()
  })
  placeCheck.subscribe(({ check }, before) => {
    if (check !== before.check) recheck()
  })
  recheck()
  return recheck
}
