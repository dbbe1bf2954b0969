import type { ChosenAddOn } from '@store/api-client/contract/cart'
import type { ProductId } from '@store/api-client/contract/catalogue'
import { clampQuantity } from '@store/api-client/contract/rules/quantity'
import type { StoreApi } from 'zustand/vanilla'
import type { AddOnPanelState, BuyButtonKind, GreetingCardDraft } from '../AddOnPanelState.ts'
import type { ProductPorts } from '../ProductPorts.ts'
import type { ProductState } from '../ProductState.ts'
import { createAddOnLoader } from './createAddOnLoader.ts'

/** Actions of the add-on panel. */
export interface AddOnPanelActions {
  /** Sets an add-on with its quantity; replaces a previous choice of the same product. */
  readonly setAddOn: (addOn: ChosenAddOn) => void
  /** Stores the occasion and text of a greeting card as they are entered, so that closing loses nothing. */
  readonly writeCard: (productId: ProductId, card: GreetingCardDraft) => void
  /** Stores the number of a candle as it is entered, so that closing loses nothing. */
  readonly writeCandle: (productId: ProductId, typed: string) => void
  /** Removes an add-on. */
  readonly removeAddOn: (productId: ProductId) => void
  /** Loads the available add-ons again. */
  readonly retry: () => void
  /** Loads the occasions of a greeting card if they are not loaded yet. */
  readonly loadOccasions: () => void
  /** Closes the panel and keeps the choices. */
  readonly close: () => void
  /** Continues to the cart with the chosen add-ons. */
  readonly continueToCart: () => void
  /** Continues to the cart without add-ons. */
  readonly skip: () => void
}

/** Controls the add-on panel (specification 2, section 4, "Add-ons"). */
export interface AddOnPanelController {
  /** Opens the panel if there are add-ons to offer; returns whether the panel was opened. */
  readonly open: (button: BuyButtonKind, pincode: string) => Promise<boolean>
  /** Closes the panel and leaves its history entry; resolves when the entry is left. */
  readonly close: () => Promise<void>
  /** Preloads the panel's data. */
  readonly prepare: (pincode: string | undefined) => void
  readonly actions: Omit<AddOnPanelActions, 'continueToCart' | 'skip'>
}

/** Creates the part of the store that offers add-ons. */
export function createAddOnPanel(store: StoreApi<ProductState>, ports: ProductPorts): AddOnPanelController {
  const { product } = store.getState()
  const { addOns: offers } = ports
  const load = offers && createAddOnLoader(offers.client)
  let leaveEntry: (() => Promise<void>) | undefined
  let turn = 0

  // One request, because a tap asks for the settings several times at once. After a failure, the next call retries.
  let requested: ReturnType<NonNullable<ProductPorts['addOns']>['settings']> | undefined
  const requestSettings = ({ settings }: NonNullable<ProductPorts['addOns']>) => {
    requested ??= settings().then((answer) => {
      if (!answer.ok) requested = undefined
      return answer
    })
    return requested
  }

  const settings = async () => {
    if (!product.showsAddOns || !offers) return undefined
    const answer = await requestSettings(offers)
    // If the settings cannot be loaded, the purchase continues without add-ons.
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

  // Drops add-ons that were chosen for another location or day and are not available now.
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
        // The shopper may continue without waiting for the add-ons.
        purchase: { kind: 'ready' },
        panel: { button, pincode, settings: found, groups: { kind: 'loading' }, occasions: { kind: 'none' } },
      })
      // The Back button closes the panel first, and leaves the page only when pressed again (specification 2, section
      // 2, "Buy block").
      leaveEntry = ports.historyEntry?.open(1, () => {
        leaveEntry = undefined
        store.setState({ panel: undefined })
      })
      await fill(pincode)
      const { panel } = store.getState()
      const isEmpty = panel?.groups.kind === 'known' && panel.groups.value.length === 0
      // The panel stays as it is if the shopper has closed it or continued meanwhile, or if there are add-ons to
      // choose.
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
      writeCard: (id, card) => {
        store.setState(({ cardDrafts }) => ({ cardDrafts: { ...cardDrafts, [id]: card } }))
      },
      writeCandle: (id, typed) => {
        store.setState(({ candleDrafts }) => ({ candleDrafts: { ...candleDrafts, [id]: typed } }))
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
