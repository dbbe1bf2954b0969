import type { AddToCart } from '@store/api-client/contract/cart'
import type { StoreApi } from 'zustand/vanilla'
import { choicesOf } from '../choicesOf.ts'
import type { Day } from '../createDay.ts'
import type { BuyButton } from '../PanelState.ts'
import type { ProductPorts } from '../ProductPorts.ts'
import type { ProductState } from '../ProductState.ts'
import { shownPrice } from '../shownPrice.ts'
import { createDrafts } from './createDrafts.ts'
import { createPanel, type PanelActions } from './createPanel.ts'
import { piecesAdded } from './piecesAdded.ts'

/** What happens once what was chosen is whole and the place is known: the panel, the request, and what comes of it. */
export interface Buyer {
  /** Opens the panel where there is something to offer, else puts the gift in the cart. */
  readonly buy: (button: BuyButton, pincode: string) => Promise<void>
  /** Brings what the panel will need. */
  readonly prepare: (pincode: string | undefined) => void
  readonly panel: PanelActions
}

/** What a buyer works with. */
export interface BuyerParts {
  readonly store: StoreApi<ProductState>
  readonly ports: ProductPorts
  readonly day: Pick<Day, 'chosenDelivery'>
  /** Says that what was added for a pincode lies in the cart. */
  readonly enterCart: (pincode: string) => void
  readonly leaveCart: () => void
}

/** Makes what follows a press of a button that buys (specification 2, section 4, "Buy flow"). */
export function createBuyer({ store, ports, day, enterCart, leaveCart }: BuyerParts): Buyer {
  const { product } = store.getState()
  const panel = createPanel(store, ports)
  const drafts = createDrafts(store, ports.draft)
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
      ...{ productId: product.id, pincode, button },
      ...choicesOf(product.attributes, selection),
      ...(delivery && { delivery }),
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
      drafts.forget()
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
