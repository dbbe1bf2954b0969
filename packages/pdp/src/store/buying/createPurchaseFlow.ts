import type { AddToCartRequest, ChosenAddOn } from '@store/api-client/contract/cart'
import type { BuyButtonKind } from '../AddOnPanelState.ts'
import { isSameDelivery } from '../createDeliveryDaySlice.ts'
import { getSelectedPrice } from '../getSelectedPrice.ts'
import { countAddedUnits } from './countAddedUnits.ts'
import { type AddOnPanelActions, createAddOnPanel } from './createAddOnPanel.ts'
import { createDraftStore } from './createDraftStore.ts'
import { createInCartCheck } from './createInCartCheck.ts'
import type { PurchaseDependencies } from './PurchaseDependencies.ts'
import { restoreSelectionIfInCart } from './restoreSelectionIfInCart.ts'
import { toChosenGift } from './toChosenGift.ts'

/** The purchase flow after the selection is complete and the location is known: panel, request, result. */
export interface PurchaseFlow {
  /** Opens the panel if there are add-ons to offer; otherwise adds the gift to the cart. */
  readonly buy: (button: BuyButtonKind, pincode: string) => Promise<void>
  /** Preloads the panel's data. */
  readonly prepare: (pincode: string | undefined) => void
  readonly panel: AddOnPanelActions
  /** Checks again whether the cart contains the selection. */
  readonly recheck: () => void
}

/** Creates the flow that follows a press of a buy button (specification 2, section 4, "Buy flow"). */
export function createPurchaseFlow(parts: PurchaseDependencies): PurchaseFlow {
  const { store, ports, day, enterCart, leaveCart } = parts
  const { product } = store.getState()
  const panel = createAddOnPanel(store, ports)
  const drafts = createDraftStore(store, ports)
  const recheck = createInCartCheck(parts)
  void restoreSelectionIfInCart(parts, drafts)
  const newKey = ports.newIdempotencyKey ?? (() => crypto.randomUUID())

  /**
   * Adds the idempotency key. An identical pending request reuses its key, because a lost response must not lead to a
   * second gift.
   */
  const keyed = (asked: AddToCartRequest): AddToCartRequest => {
    const text = JSON.stringify(asked)
    const before = drafts.pendingRequest()
    const key = before?.asked === text ? before.key : newKey()
    drafts.setPendingRequest({ asked: text, key })
    return { ...asked, key }
  }

  const request = async (button: BuyButtonKind, pincode: string, addOns: readonly ChosenAddOn[]) => {
    // The chosen day may have become unavailable while the panel loaded or was open. Without it, the gift would be
    // delivered on another day.
    if (day.dayError()) {
      store.setState({ purchase: { kind: 'ready' } })
      return panel.close()
    }
    store.setState({ purchase: { kind: 'adding', button } })
    const { selection, redeemsPoints } = store.getState()
    const { price } = getSelectedPrice(store.getState())
    const delivery = day.chosenDelivery()
    const body: AddToCartRequest = {
      ...toChosenGift(product, { selection, delivery, pincode }),
      ...{ button, ifAbsent: true },
      ...(addOns.length > 0 && { addOns }),
      ...(redeemsPoints !== undefined && { redeemsPoints }),
    }
    const answer = await ports.add(keyed(body), countAddedUnits(product, addOns))
    if (!answer.ok) {
      store.setState({ purchase: { kind: 'failed', failure: answer.failure, button } })
      return
    }
    ports.track({ kind: 'addedToCart', productId: product.id, price, pincode, button, addOns: addOns.length })
    store.setState(({ cardDrafts, candleDrafts }) => ({
      addOns: [],
      cardDrafts: cardDrafts && withoutAddOns(cardDrafts, addOns),
      candleDrafts: candleDrafts && withoutAddOns(candleDrafts, addOns),
    }))
    // If the selection has changed during the request, the new selection is not in the cart.
    const isSame = store.getState().selection === selection && isSameDelivery(day.chosenDelivery(), delivery)
    if (isSame) {
      drafts.setBought(pincode)
      enterCart(pincode)
    } else {
      drafts.setPendingRequest(undefined)
      leaveCart()
    }
    await panel.close()
    if (button === 'buyNow') ports.goToCart?.()
  }

  const leavePanel = (addOns: readonly ChosenAddOn[]) => {
    const { panel: open, purchase } = store.getState()
    if (open && purchase.kind !== 'adding') void request(open.button, open.pincode, addOns)
  }

  return {
    buy: async (button, pincode) => {
      if (!(await panel.open(button, pincode))) await request(button, pincode, store.getState().addOns)
    },
    prepare: panel.prepare,
    recheck,
    panel: {
      ...panel.actions,
      continueToCart: () => leavePanel(store.getState().addOns),
      // The choices are cleared only after the gift is in the cart: if that fails, a typed message is not lost.
      skip: () => leavePanel([]),
    },
  }
}

/** Drops the drafts of add-ons that are in the cart now. */
const withoutAddOns = <Draft>(drafts: Readonly<Record<number, Draft>>, addOns: readonly ChosenAddOn[]) =>
  Object.fromEntries(
    Object.entries(drafts).filter(([id]) => addOns.every(({ productId }) => id !== String(productId))),
  )
