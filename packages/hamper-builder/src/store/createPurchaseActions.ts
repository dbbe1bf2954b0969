import type { LineId } from '@store/api-client/contract/cart'
import type { AddHamperRequest, Hamper } from '@store/api-client/contract/hampers'
import type { ApiError } from '@store/api-client/contract/problem'
import type { StoreApi } from 'zustand/vanilla'
import type { HamperBuildAction } from './HamperBuild.ts'
import type { HamperPorts } from './HamperPorts.ts'
import type { CartType, HamperState } from './HamperState.ts'
import { isComplete } from './reduceHamperBuild.ts'

interface BuyerParts {
  readonly store: StoreApi<HamperState>
  readonly ports: HamperPorts
  /** The line of the cart that is edited. */
  readonly lineId: LineId | undefined
  readonly act: (action: HamperBuildAction) => void
}

/** Makes the part of the store that puts the hamper in the cart. */
export function createPurchaseActions({ store, ports, lineId, act }: BuyerParts) {
  const { place, track, draft } = ports
  let line = lineId

  const wantedOf = (hamper: Hamper, type: CartType): AddHamperRequest => {
    const { build, date, message } = store.getState()
    const { pincode } = place.getState()
    return {
      ...{ productId: hamper.id, picks: build.picks, type, date, pincode, lineId: line },
      message: hamper.message && { attribute: hamper.message.attribute, text: message },
    }
  }

  const send = async (hamper: Hamper, type: CartType) => {
    const answer = await ports.add(wantedOf(hamper, type))
    if (answer.ok || line === undefined || !isLineGone(answer.failure)) return answer
    // The hamper that was edited has left the cart, or is somebody else's: what was filled is not lost by that.
    line = undefined
    return ports.add(wantedOf(hamper, type))
  }

  return {
    async buy(type: CartType): Promise<void> {
      const { hamper, loading, purchase, offsetDays } = store.getState()
      if (!hamper || purchase.kind === 'adding' || loading.kind !== 'ready') return
      if (offsetDays < 0 || hamper.isOutOfStock) return
      act({ kind: 'go', to: store.getState().build.steps.length })
      const { build, date, message } = store.getState()
      if (!isComplete(build)) return
      if (hamper.needsPincode && place.getState().pincode === undefined) {
        store.setState({ lacksPincode: true })
        return ports.showPlace()
      }
      store.setState({ purchase: { kind: 'adding', type } })
      const answer = await send(hamper, type)
      if (!answer.ok) return store.setState({ purchase: { kind: 'failed', failure: answer.failure } })
      const now = store.getState()
      const isSame = now.build.picks === build.picks && now.date === date && now.message === message
      // Filled otherwise while it was added: that other one is not in the cart.
      store.setState({ purchase: { kind: isSame ? 'inCart' : 'choosing' } })
      if (isSame) draft?.forget()
      track({ kind: 'hamperAdded', productId: hamper.id, type })
      if (type === 'buyNow' || line !== undefined) ports.goToCart()
    },

    /** What is in the cart is what was added; filled otherwise it is still to be bought. */
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
