import type { ProductId } from '@store/api-client/contract/delivery'
import type { PlaceCheckState, Readable } from '@store/api-client/contract/ports'
import { india, isPincode } from '@store/api-client/contract/rules/isPincode'
import { createStore } from 'zustand/vanilla'
import type { DeliveryLocationPorts } from './DeliveryLocationPorts.ts'
import type { DeliveryLocationFault, DeliveryLocationState } from './DeliveryLocationState.ts'

/** The box's store: state to read, actions to call. */
export interface DeliveryLocationStore extends Readable<DeliveryLocationState> {
  readonly actions: DeliveryLocationActions
}

/** What a visitor or host can do with the box. */
export interface DeliveryLocationActions {
  /** Takes the field's text; what was known of another pincode is forgotten. */
  readonly type: (text: string) => void
  /** Checks the typed pincode. A later check makes an earlier answer void. */
  readonly check: () => Promise<void>
  /** Checks the place known from earlier, if there is one and nothing was typed yet. */
  readonly resume: () => Promise<void>
}

/** Makes the store of one box for one product. */
export function createDeliveryLocationStore(options: {
  readonly productId: ProductId
  readonly ports: DeliveryLocationPorts
}): DeliveryLocationStore {
  const { productId, ports } = options
  const store = createStore<DeliveryLocationState>(() => ({
    typed: '',
    check: { kind: 'idle' },
    fault: undefined,
  }))
  let latest = 0

  const know = (check: PlaceCheckState, fault?: DeliveryLocationFault) => store.setState({ check, fault })

  const check = async () => {
    const pincode = store.getState().typed.trim()
    latest += 1
    const mine = latest
    if (!isPincode(pincode)) return know({ kind: 'unknown' }, { kind: 'malformed' })
    know({ kind: 'checking', pincode })
    const answer = await ports.client.checkPincode({ pincode, productId })
    if (mine !== latest) return
    if (!answer.ok) return know({ kind: 'unknown' }, { kind: 'failed', failure: answer.failure })
    const { city, deliverable } = answer.value
    ports.place.choose({ country: india, city, pincode })
    ports.track({ kind: 'pincodeChecked', pincode, deliverable })
    know(
      answer.value.deliverable
        ? { kind: 'deliverable', pincode, city: answer.value.city, earliest: answer.value.earliest }
        : { kind: 'undeliverable', pincode, city },
    )
  }

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    actions: {
      type: (text) => {
        latest += 1
        store.setState({ typed: text, check: { kind: 'idle' }, fault: undefined })
      },
      check,
      resume: async () => {
        const { pincode } = ports.place.getState()
        if (pincode === undefined || store.getState().typed !== '') return
        store.setState({ typed: pincode })
        await check()
      },
    },
  }
}
