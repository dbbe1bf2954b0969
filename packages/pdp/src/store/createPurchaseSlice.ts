import type { BuyButtonKind } from './AddOnPanelState.ts'
import type { AddOnPanelActions } from './buying/createAddOnPanel.ts'
import type { PurchaseFlow } from './buying/createPurchaseFlow.ts'
import type { PurchaseDependencies } from './buying/PurchaseDependencies.ts'
import type { DeliveryDaySlice } from './createDeliveryDaySlice.ts'
import type { OptionsSlice } from './createOptionsSlice.ts'
import { type CompletedDeliverabilityCheck, getPurchaseEligibility } from './getPurchaseEligibility.ts'
import type { PurchaseLocationError } from './ProductState.ts'
import { waitForDeliverabilityCheck } from './waitForDeliverabilityCheck.ts'

/** Actions to buy a product. */
export interface PurchaseActions {
  /**
   * Buys the product with the current selection, once for repeated calls. It first shows missing attributes, waits for
   * a running location check, and shows the delivery area if no deliverable location is chosen. Add-ons are offered
   * before the product is added to the cart (specification 2, section 4, "Buy flow").
   */
  readonly buy: (button: BuyButtonKind) => Promise<void>
  /** Calls `buy` for Add to Cart. */
  readonly addToCart: () => Promise<void>
  /** Preloads the code and data for buying when the pointer approaches. */
  readonly preloadPurchase: () => void
  /** Returns the actions of the add-on panel; `undefined` before it first opens. */
  readonly panel: () => AddOnPanelActions | undefined
  /** Sets whether points pay a part of the cart. */
  readonly redeemPoints: (redeems: boolean) => void
}

interface BuyingParts extends PurchaseDependencies {
  readonly options: Pick<OptionsSlice, 'isComplete' | 'applySelection' | 'setPhoto'>
  readonly day: Pick<DeliveryDaySlice, 'dayError' | 'chosenDelivery'>
  /** Shows the location error, and where to choose a location. */
  readonly refuse: (fault: PurchaseLocationError) => void
}

/** The part of the store for buying. */
export interface PurchaseSlice {
  readonly actions: PurchaseActions
  /** Restores the stored draft after hydration, and schedules loading the rest of the code. */
  readonly start: () => void
  /** Checks again whether the cart contains the selection, because the cart may have changed elsewhere. */
  readonly recheck: () => void
}

/**
 * Creates the part of the store for buying. It contains only code that must run synchronously in the tap handler; the
 * rest is lazy-loaded after the first interaction.
 */
export function createPurchaseSlice(parts: BuyingParts): PurchaseSlice {
  const { store, ports, options, day, refuse } = parts
  const { product } = store.getState()
  let buyer: PurchaseFlow | undefined
  let coming: Promise<PurchaseFlow> | undefined

  const load = () => {
    coming ??= import('./buying/createPurchaseFlow.ts').then(
      ({ createPurchaseFlow }) => {
        buyer = createPurchaseFlow(parts)
        return buyer
      },
      (cause: unknown) => {
        coming = undefined
        throw cause
      },
    )
    return coming
  }

  const goOn = async (button: BuyButtonKind, check: CompletedDeliverabilityCheck) => {
    const place = getPurchaseEligibility(check, product.delivery.needsCity)
    if (place.kind === 'stop') return refuse(place.fault)
    if (day.dayError()) return store.setState({ purchase: { kind: 'ready' } })
    const bought = buyer ?? (await load().catch(() => undefined))
    // If the selection has changed while the code was loading, the new selection is bought.
    if (!options.isComplete()) return store.setState({ purchase: { kind: 'ready' } })
    // A failure to load the code is reported like a failed request.
    if (!bought) return store.setState({ purchase: { kind: 'failed', failure: { kind: 'network' }, button } })
    await bought.buy(button, place.pincode)
  }

  const buy = async (button: BuyButtonKind) => {
    const {
      purchase: { kind },
      panel,
    } = store.getState()
    if (product.isOutOfStock || kind === 'adding' || panel) return
    // The selection is already in the cart, so nothing is added.
    if (kind === 'inCart') return button === 'buyNow' ? ports.goToCart?.() : undefined
    if (!options.isComplete()) return
    store.setState({ purchase: { kind: 'adding', button }, placeError: undefined })
    const { check } = ports.placeCheck.getState()
    // Awaits only if necessary, because phones open their keyboard only for focus that is set synchronously in the tap
    // handler.
    await goOn(button, check.kind === 'checking' ? await waitForDeliverabilityCheck(ports.placeCheck) : check)
  }

  return {
    actions: {
      buy,
      addToCart: () => buy('addToCart'),
      preloadPurchase: () => {
        const { check } = ports.placeCheck.getState()
        const pincode = check.kind === 'deliverable' ? check.pincode : undefined
        load().then(
          ({ prepare }) => prepare(pincode),
          () => undefined,
        )
      },
      panel: () => buyer?.panel,
      redeemPoints: (redeemsPoints) => store.setState({ redeemsPoints }),
    },
    start: () => {
      ports.historyEntry?.clear()
      if (ports.showsAddToCart) store.setState({ showsAddToCart: ports.showsAddToCart() })
      const stored = ports.draft?.read()
      const comeQuietly = () => void load().catch(() => undefined)
      // Restores the draft of a purchased product immediately, so that the next press does not buy the product again.
      if (stored) restore(stored, parts, comeQuietly)
      const scheduleLazyWork = ports.scheduleLazyWork ?? ((work: () => void) => work())
      scheduleLazyWork(comeQuietly)
      // The first change of the selection loads the code that stores the draft, so that a reload loses nothing. After a
      // failure, the next change loads it again.
      const stop = store.subscribe(({ selection }, before) => {
        if (selection !== before.selection) load().then(stop, () => undefined)
      })
    },
    recheck: () => buyer?.recheck(),
  }
}

function restore(kept: unknown, { store, options, ports }: BuyingParts, onBought: () => void): void {
  const isAddressed = (ports.choices?.read() ?? '') !== ''
  // If the code fails to load, the page stays as it is.
  import('./buying/restoreStoredDraft.ts').then(
    ({ restoreStoredDraft }) => restoreStoredDraft(store, kept, options, isAddressed) && onBought(),
    () => undefined,
  )
}
