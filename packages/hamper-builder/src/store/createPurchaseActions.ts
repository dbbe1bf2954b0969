import type { LineId } from '@store/api-client/contract/cart'
import type { AddHamperRequest, Hamper } from '@store/api-client/contract/hampers'
import type { ApiError } from '@store/api-client/contract/problem'
import type { StoreApi } from 'zustand/vanilla'
import type { HamperPorts } from './HamperPorts.ts'
import type { HamperSelectionAction } from './HamperSelection.ts'
import type { HamperState, PurchaseIntent } from './HamperState.ts'
import { isHamperComplete } from './reduceHamperSelection.ts'

interface BuyerParts {
  readonly store: StoreApi<HamperState>
  readonly ports: HamperPorts
  /** The cart line that is edited. */
  readonly lineId: LineId | undefined
  readonly act: (action: HamperSelectionAction) => void
}

/** Creates the part of the store that adds the hamper to the cart. */
export function createPurchaseActions({ store, ports, lineId, act }: BuyerParts) {
  const { place, track, draft } = ports
  let line = lineId

  const toRequest = (hamper: Hamper, type: PurchaseIntent): AddHamperRequest => {
    const { build, date, message } = store.getState()
    const { pincode } = place.getState()
    return {
      ...{ productId: hamper.id, picks: build.picks, type, date, pincode, lineId: line },
      message: hamper.message && { attribute: hamper.message.attribute, text: message },
    }
  }

  const send = async (hamper: Hamper, type: PurchaseIntent) => {
    const answer = await ports.add(toRequest(hamper, type))
    if (answer.ok || line === undefined || !isLineGone(answer.failure)) return answer
    // The edited line is no longer in the cart, or belongs to another user, so the hamper is added as a new line.
    line = undefined
    return ports.add(toRequest(hamper, type))
  }

  return {
    async buy(type: PurchaseIntent): Promise<void> {
      if (store.getState().purchase.kind === 'adding') return
      // A reloaded page first requests the prices at the location, and the purchase waits for them.
      if (store.getState().loading.kind === 'loading') {
        store.setState({ purchase: { kind: 'adding', type } })
        await whenLoaded(store)
        store.setState({ purchase: { kind: 'choosing' } })
      }
      const { hamper, loading, offsetDays } = store.getState()
      if (!hamper || loading.kind !== 'ready') return
      if (offsetDays < 0 || hamper.isOutOfStock) return
      act({ kind: 'go', to: store.getState().build.steps.length })
      const { build, date, message } = store.getState()
      if (!isHamperComplete(build)) return
      if (hamper.needsPincode && place.getState().pincode === undefined) {
        store.setState({ lacksPincode: true })
        return ports.showPlace()
      }
      store.setState({ purchase: { kind: 'adding', type } })
      const answer = await send(hamper, type)
      if (!answer.ok) return store.setState({ purchase: { kind: 'failed', failure: answer.failure } })
      const now = store.getState()
      const isSame = now.build.picks === build.picks && now.date === date && now.message === message
      // The hamper changed while it was being added, so the cart does not contain the new version.
      store.setState({ purchase: { kind: isSame ? 'inCart' : 'choosing' } })
      if (isSame) draft?.forget()
      track({ kind: 'hamperAdded', productId: hamper.id, type })
      // The draft does not contain the choices of an edited line, so leaving the page would lose a later change.
      const isSavedEdit = line !== undefined && isSame
      if (isSavedEdit || (line === undefined && type === 'buyNow')) ports.goToCart()
    },

    /** Marks a changed hamper as not yet bought, because the cart contains the former version. */
    leaveCart(): void {
      const { kind } = store.getState().purchase
      if (kind === 'inCart' || kind === 'failed') store.setState({ purchase: { kind: 'choosing' } })
    },

    placeChanged(): void {
      this.leaveCart()
      if (store.getState().lacksPincode) store.setState({ lacksPincode: false })
    },
  }
}

const isLineGone = (failure: ApiError) => failure.kind === 'refused' && failure.code === 'line_gone'

async function whenLoaded(store: StoreApi<HamperState>): Promise<void> {
  // Waits in a loop, because a change of the day or location may start another load.
  while (store.getState().loading.kind === 'loading') {
    await new Promise<void>((resolve) => {
      const stop = store.subscribe(({ loading }) => {
        if (loading.kind === 'loading') return
        stop()
        resolve()
      })
    })
  }
}
