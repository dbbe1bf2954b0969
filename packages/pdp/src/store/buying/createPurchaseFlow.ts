import type { AddToCartRequest } from '@store/api-client/contract/cart'
import type { BuyButton } from '../AddOnPanelState.ts'
import { getSelectedPrice } from '../getSelectedPrice.ts'
import { countAddedUnits } from './countAddedUnits.ts'
import { type AddOnPanelActions, createAddOnPanel } from './createAddOnPanel.ts'
import { createCartLookup } from './createCartLookup.ts'
import { createDraftStore } from './createDraftStore.ts'
import type { PurchaseDependencies } from './PurchaseDependencies.ts'
import { restorePurchasedDraft } from './restorePurchasedDraft.ts'
import { toChosenGift } from './toChosenGift.ts'

/** What happens once what was chosen is whole and the place is known: the panel, the request, and what comes of it. */
export interface PurchaseFlow {
  /** Opens the panel where there is something to offer, else puts the gift in the cart. */
  readonly buy: (button: BuyButton, pincode: string) => Promise<void>
  /** Brings what the panel will need. */
  readonly prepare: (pincode: string | undefined) => void
  readonly panel: AddOnPanelActions
  /** Asks the cart once more whether it holds what is chosen. */
  readonly recheck: () => void
}

/** Makes what follows a press of a button that buys (specification 2, section 4, "Buy flow"). */
export function createPurchaseFlow(parts: PurchaseDependencies): PurchaseFlow {
  const { store, ports, day, enterCart, leaveCart } = parts
  const { product } = store.getState()
  const panel = createAddOnPanel(store, ports)
  const drafts = createDraftStore(store, ports)
  const recheck = createCartLookup(parts)
  void restorePurchasedDraft(parts, drafts)
  const newKey = ports.newIdempotencyKey ?? (() => crypto.randomUUID())

  /** The request, under the key of the same wish before: an answer that was lost is no second gift. */
  const keyed = (asked: AddToCartRequest): AddToCartRequest => {
    const text = JSON.stringify(asked)
    const before = drafts.pendingRequest()
    const key = before?.asked === text ? before.key : newKey()
    drafts.setPendingRequest({ asked: text, key })
    return { ...asked, key }
  }

  const request = async (button: BuyButton, pincode: string) => {
    store.setState({ purchase: { kind: 'adding', button } })
    const { selection, addOns, redeemsPoints } = store.getState()
    const { price } = getSelectedPrice(store.getState())
    const delivery = day.chosenDelivery()
    const asked: AddToCartRequest = {
      ...toChosenGift(product, { selection, delivery, pincode }),
      ...{ button, ifAbsent: true },
      ...(addOns.length > 0 && { addOns }),
      ...(redeemsPoints !== undefined && { redeemsPoints }),
    }
    const answer = await ports.add(keyed(asked), countAddedUnits(product, addOns))
    if (!answer.ok) {
      store.setState({ purchase: { kind: 'failed', failure: answer.failure, button } })
      return
    }
    ports.track({ kind: 'addedToCart', productId: product.id, price, pincode, button, addOns: addOns.length })
    store.setState({ addOns: [] })
    // Chosen otherwise while it was added: that other one is not in the cart.
    const isSame = store.getState().selection === selection && day.chosenDelivery() === delivery
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

  const continueToCart = () => {
    const { panel: open, purchase } = store.getState()
    if (open && purchase.kind !== 'adding') void request(open.button, open.pincode)
  }

  return {
    buy: async (button, pincode) => {
      if (!(await panel.open(button, pincode))) await request(button, pincode)
    },
    prepare: panel.prepare,
    recheck,
    panel: {
      ...panel.actions,
      continueToCart,
      skip: () => {
        store.setState({ addOns: [] })
        continueToCart()
      },
    },
  }
}
