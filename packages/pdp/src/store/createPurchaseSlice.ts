import type { BuyButton } from './AddOnPanelState.ts'
import type { AddOnPanelActions } from './buying/createAddOnPanel.ts'
import type { PurchaseFlow } from './buying/createPurchaseFlow.ts'
import type { PurchaseDependencies } from './buying/PurchaseDependencies.ts'
import type { DaySlice } from './createDaySlice.ts'
import type { OptionsSlice } from './createOptionsSlice.ts'
import { type CompletedPlaceCheck, getPurchaseEligibility } from './getPurchaseEligibility.ts'
import type { PlaceError } from './ProductState.ts'
import { waitForPlaceCheck } from './waitForPlaceCheck.ts'

/** What a shopper does to buy. */
export interface PurchaseActions {
  /**
   * Buys the product as it was chosen, once however often it is called; tells what is missing first, waits for a place
   * check under way, and shows the delivery area instead where no deliverable place is chosen. Add-ons are offered
   * before it goes into the cart (specification 2, section 4, "Buy flow").
   */
  readonly buy: (button: BuyButton) => Promise<void>
  /** `buy` by Add to Cart. */
  readonly addToCart: () => Promise<void>
  /** Brings what buying will need, for a pointer that is near. */
  readonly preloadPurchase: () => void
  /** What a shopper does in the add-on panel; `undefined` before it was ever opened. */
  readonly panel: () => AddOnPanelActions | undefined
  /** Lets points pay a part of the cart the product goes into, or not. */
  readonly redeemPoints: (redeems: boolean) => void
}

interface BuyingParts extends PurchaseDependencies {
  readonly options: Pick<OptionsSlice, 'isComplete' | 'applySelection' | 'setPhoto'>
  readonly day: Pick<DaySlice, 'dayError' | 'chosenDelivery'>
  /** Tells what is wrong with the place, and shows where it is chosen. */
  readonly refuse: (fault: PlaceError) => void
}

/** What buying begins with, and what the page can do then. */
export interface PurchaseSlice {
  readonly actions: PurchaseActions
  /** Takes over what was kept of the page, once it is alive, and lets the code of the rest come. */
  readonly start: () => void
  /** Asks the cart once more whether it holds what is chosen; it may have changed elsewhere. */
  readonly recheck: () => void
}

/**
 * Makes the part of the store that buys: what must happen within the tap itself stands here, and the rest comes when
 * somebody stirs.
 */
export function createPurchaseSlice(parts: BuyingParts): PurchaseSlice {
  const { store, ports, options, day, refuse } = parts
  const { product } = store.getState()
  let buyer: PurchaseFlow | undefined
  let coming: Promise<PurchaseFlow> | undefined

  const bring = () => {
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

  const goOn = async (button: BuyButton, check: CompletedPlaceCheck) => {
    const place = getPurchaseEligibility(check, product.delivery.needsCity)
    if (place.kind === 'stop') return refuse(place.fault)
    if (day.dayError()) return store.setState({ purchase: { kind: 'ready' } })
    const bought = buyer ?? (await bring().catch(() => undefined))
    // What was chosen otherwise meanwhile is what is bought.
    if (!options.isComplete()) return store.setState({ purchase: { kind: 'ready' } })
    // Code that does not arrive is told like an answer that does not.
    if (!bought) return store.setState({ purchase: { kind: 'failed', failure: { kind: 'network' }, button } })
    await bought.buy(button, place.pincode)
  }

  const buy = async (button: BuyButton) => {
    const { kind } = store.getState().purchase
    if (product.isOutOfStock || kind === 'adding') return
    // It lies in the cart as it is: there is nothing to add.
    if (kind === 'inCart') return button === 'buyNow' ? ports.goToCart?.() : undefined
    if (!options.isComplete()) return
    store.setState({ purchase: { kind: 'adding', button }, placeError: undefined })
    const { check } = ports.placeCheck.getState()
    // Without a wait where none is needed: phones open their keyboard only for focus set within the tap itself.
    await goOn(button, check.kind === 'checking' ? await waitForPlaceCheck(ports.placeCheck) : check)
  }

  return {
    actions: {
      buy,
      addToCart: () => buy('addToCart'),
      preloadPurchase: () => {
        const { check } = ports.placeCheck.getState()
        const pincode = check.kind === 'deliverable' ? check.pincode : undefined
        bring().then(
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
      const kept = ports.draft?.read()
      const comeQuietly = () => void bring().catch(() => undefined)
      // What was bought is shown as that at once: the next press must not buy another.
      if (kept) restore(kept, parts, comeQuietly)
      const whenWanted = ports.scheduleLazyWork ?? ((work: () => void) => work())
      whenWanted(comeQuietly)
    },
    recheck: () => buyer?.recheck(),
  }
}

function restore(kept: unknown, { store, options, ports }: BuyingParts, onBought: () => void): void {
  const isAddressed = (ports.choices?.read() ?? '') !== ''
  // Code that does not arrive leaves the page as it is.
  import('./buying/restoreStoredDraft.ts').then(
    ({ restoreStoredDraft }) => restoreStoredDraft(store, kept, options, isAddressed) && onBought(),
    () => undefined,
  )
}
