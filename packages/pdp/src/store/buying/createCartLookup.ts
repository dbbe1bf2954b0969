import { findMissingAttributes } from '@store/api-client/contract/rules/selection'
import type { PurchaseDependencies } from './PurchaseDependencies.ts'
import { toChosenGift } from './toChosenGift.ts'

/** How long a change of what is chosen settles before the cart is asked, in ms. */
const settleMs = 300

/**
 * Asks the cart whether it holds this very selection, after each change of the selection, the day and the place. Answers
 * what asks once more because the cart may have changed: until the answer the page shows what it showed before.
 */
export function createCartLookup({
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
    // Chosen otherwise meanwhile, or on its way into the cart: that is newer.
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

  // Out of stock, or filled on a page of its own: there is no such button.
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
