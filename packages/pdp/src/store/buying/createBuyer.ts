import type { AddToCart } from '@store/api-client/contract/cart'
import type { BuyButton } from '../PanelState.ts'
import { shownPrice } from '../shownPrice.ts'
import type { BuyerParts } from './BuyerParts.ts'
import { createCartLookup } from './createCartLookup.ts'
import { createDrafts } from './createDrafts.ts'
import { createPanel, type PanelActions } from './createPanel.ts'
import { piecesAdded } from './piecesAdded.ts'
import { requestOf } from './requestOf.ts'
import { restoreBought } from './restoreBought.ts'

/** What happens once what was chosen is whole and the place is known: the panel, the request, and what comes of it. */
export interface Buyer {
  /** Opens the panel where there is something to offer, else puts the gift in the cart. */
  readonly buy: (button: BuyButton, pincode: string) => Promise<void>
  /** Brings what the panel will need. */
  readonly prepare: (pincode: string | undefined) => void
  readonly panel: PanelActions
  /** Asks the cart once more whether it holds what is chosen. */
  readonly recheck: () => void
}

/** Makes what follows a press of a button that buys (specification 2, section 4, "Buy flow"). */
export function createBuyer(parts: BuyerParts): Buyer {
  const { store, ports, day, enterCart, leaveCart } = parts
  const { product } = store.getState()
  const panel = createPanel(store, ports)
  const drafts = createDrafts(store, ports)
  const recheck = createCartLookup(parts)
  void restoreBought(parts, drafts)
  const newKey = ports.newKey ?? (() => crypto.randomUUID())

  /** The request, under the key of the same wish before: an answer that was lost is no second gift. */
  const keyed = (asked: AddToCart): AddToCart => {
    const text = JSON.stringify(asked)
    const before = drafts.wish()
    const key = before?.asked === text ? before.key : newKey()
    drafts.setWish({ asked: text, key })
    return { ...asked, key }
  }

  const request = async (button: BuyButton, pincode: string) => {
    store.setState({ purchase: { kind: 'adding', button } })
    const { selection, addOns, redeemsPoints } = store.getState()
    const { price } = shownPrice(store.getState())
    const delivery = day.chosenDelivery()
    const asked: AddToCart = {
      ...requestOf(product, { selection, delivery, pincode }),
      ...{ button, ifAbsent: true },
      ...(addOns.length > 0 && { addOns }),
      ...(redeemsPoints !== undefined && { redeemsPoints }),
    }
    const answer = await ports.add(keyed(asked), piecesAdded(product, addOns))
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
      drafts.setWish(undefined)
      leaveCart()
    }
    await panel.close()
    if (button === 'buyNow') ports.goToCart?.()
  }

  const goOn = () => {
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
      goOn,
      skip: () => {
        store.setState({ addOns: [] })
        goOn()
      },
    },
  }
}
