import type { ChosenAddOn } from '@store/api-client/contract/cart'
import type { ProductId } from '@store/api-client/contract/catalogue'
import { clampQuantity } from '@store/api-client/contract/rules/quantity'
import type { StoreApi } from 'zustand/vanilla'
import type { AddOnPanelState, BuyButton } from '../AddOnPanelState.ts'
import type { ProductPorts } from '../ProductPorts.ts'
import type { ProductState } from '../ProductState.ts'
import { createAddOnLoader } from './createAddOnLoader.ts'

/** What a shopper does in the add-on panel. */
export interface AddOnPanelActions {
  /** Takes something along, or as many of it as are wanted, 1 to 10; what was chosen before is replaced. */
  readonly setAddOn: (addOn: ChosenAddOn) => void
  /** Does without it. */
  readonly removeAddOn: (productId: ProductId) => void
  /** Asks once more what could go along. */
  readonly retry: () => void
  /** Asks what a greeting card can be for, where that is not known. */
  readonly loadOccasions: () => void
  /** Closes it; what was chosen is kept. */
  readonly close: () => void
  /** Goes on to the cart with what was chosen. */
  readonly continueToCart: () => void
  /** Goes on to the cart with nothing along. */
  readonly skip: () => void
}

/** The add-on panel (specification 2, section 4, "Add-ons"). */
export interface AddOnPanelController {
  /** Opens it where it is wanted; answers whether it did. */
  readonly open: (button: BuyButton, pincode: string) => Promise<boolean>
  /** Closes it, and leaves its entry of the history; settles once that is left. */
  readonly close: () => Promise<void>
  /** Brings what it will need. */
  readonly prepare: (pincode: string | undefined) => void
  readonly actions: Omit<AddOnPanelActions, 'continueToCart' | 'skip'>
}

/** Makes the part of the store that offers what goes along. */
export function createAddOnPanel(store: StoreApi<ProductState>, ports: ProductPorts): AddOnPanelController {
  const { product } = store.getState()
  const { addOns: offers } = ports
  const load = offers && createAddOnLoader(offers.client)
  let leaveEntry: (() => Promise<void>) | undefined
  let turn = 0

  const settings = async () => {
    if (!product.showsAddOns || !offers) return undefined
    const answer = await offers.settings()
    // Whoever cannot be offered anything buys all the same.
    if (!answer.ok) return undefined
    return answer.value.countries.includes(product.delivery.country) ? answer.value : undefined
  }

  const change = (changed: Partial<AddOnPanelState>) => {
    const { panel } = store.getState()
    if (panel) store.setState({ panel: { ...panel, ...changed } })
  }

  const ask = async (pincode: string | undefined) => {
    const delivery = store.getState().day?.chosen
    return load?.({
      productId: product.id,
      pincode,
      delivery: delivery && { date: delivery.date, by: delivery.by },
    })
  }

  const fill = async (pincode: string) => {
    change({ groups: { kind: 'loading' } })
    const answer = await ask(pincode)
    if (!answer || store.getState().panel?.pincode !== pincode) return
    if (!answer.ok) return change({ groups: { kind: 'failed', failure: answer.failure } })
    change({ groups: { kind: 'known', value: answer.value } })
    forgetGone(answer.value.flatMap(({ items }) => items.map(({ id }) => id)))
  }

  // What was chosen for another place or day, and does not go along now.
  const forgetGone = (offered: readonly ProductId[]) => {
    const { addOns } = store.getState()
    const still = addOns.filter(({ productId }) => offered.includes(productId))
    if (still.length < addOns.length) store.setState({ addOns: still })
  }

  const close = async () => {
    store.setState({ panel: undefined })
    const leave = leaveEntry
    leaveEntry = undefined
    await leave?.()
  }

  return {
    open: async (button, pincode) => {
      const found = await settings()
      if (!found) return false
      turn += 1
      const mine = turn
      store.setState({
        // Whoever does not want to wait for it goes on without.
        purchase: { kind: 'ready' },
        panel: { button, pincode, settings: found, groups: { kind: 'loading' }, occasions: { kind: 'none' } },
      })
      // Back closes it, and leaves the page only once it is closed (specification 2, section 2, "Buy block").
      leaveEntry = ports.historyEntry?.open(1, () => {
        leaveEntry = undefined
        store.setState({ panel: undefined })
      })
      await fill(pincode)
      const { panel } = store.getState()
      const isEmpty = panel?.groups.kind === 'known' && panel.groups.value.length === 0
      // It was closed or gone on from meanwhile, or there is something to choose.
      if (!isEmpty || mine !== turn || store.getState().purchase.kind === 'adding') return true
      await close()
      return false
    },
    close,
    prepare: (pincode) => {
      if (!product.showsAddOns || !offers) return
      void settings().then((found) => found && ask(pincode))
    },
    actions: {
      setAddOn: (addOn) => {
        const { addOns } = store.getState()
        const taken = { ...addOn, quantity: clampQuantity(addOn.quantity) }
        const isThere = addOns.some(({ productId }) => productId === addOn.productId)
        store.setState({
          addOns: isThere
            ? addOns.map((one) => (one.productId === addOn.productId ? taken : one))
            : [...addOns, taken],
        })
      },
      removeAddOn: (id) => {
        store.setState({ addOns: store.getState().addOns.filter(({ productId }) => productId !== id) })
      },
      retry: () => {
        const { panel } = store.getState()
        if (panel) void fill(panel.pincode)
      },
      loadOccasions: () => {
        const { panel } = store.getState()
        if (!offers || !panel || panel.occasions.kind === 'loading' || panel.occasions.kind === 'known')
          return
        change({ occasions: { kind: 'loading' } })
        void offers.client.occasions().then((answer) =>
          change({
            occasions: answer.ok
              ? { kind: 'known', value: answer.value }
              : { kind: 'failed', failure: answer.failure },
          }),
        )
      },
      close: () => void close(),
    },
  }
}
