import type { ProductId } from '@store/api-client/contract/delivery'
import type { PlaceCheckState, Readable } from '@store/api-client/contract/ports'
import { india, isPincode } from '@store/api-client/contract/rules/isPincode'
import { readPincode } from '@store/api-client/contract/rules/readPincode'
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
  /** Checks the typed pincode and settles with what stood in its way, if anything; a later check makes an earlier answer void. */
  readonly check: () => Promise<DeliveryLocationFault | undefined>
  /** Takes what was typed into the field before the page came alive, or checks the place known from earlier. */
  readonly resume: (inField?: string) => Promise<void>
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

  const know = (check: PlaceCheckState, fault?: DeliveryLocationFault) => {
    store.setState({ check, fault })
    return fault
  }

  const type = (text: string) => {
    latest += 1
    store.setState({ typed: text, check: { kind: 'idle' }, fault: undefined })
  }

  const check = async () => {
    const pincode = readPincode(store.getState().typed)
    latest += 1
    const mine = latest
    if (!isPincode(pincode)) return know({ kind: 'unknown' }, { kind: 'malformed' })
    know({ kind: 'checking', pincode })
    const answer = await ports.client.checkPincode({ pincode, productId })
    if (mine !== latest) return undefined
    if (!answer.ok) return know({ kind: 'unknown' }, { kind: 'failed', failure: answer.failure })
    const { city, deliverable } = answer.value
    // A pincode no directory knows may be a slip of the finger; for ten days that would be too long a memory.
    if (city !== undefined) ports.place.choose({ country: india, city, pincode })
    ports.track({ kind: 'pincodeChecked', pincode, deliverable })
    return know(
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
      type,
      check,
      resume: async (inField = '') => {
        const { pincode } = ports.place.getState()
        if (store.getState().typed !== '') return
        // Browsers put back what a field held: the known place is checked however it got there.
        if (inField !== '' && readPincode(inField) !== pincode) return type(inField)
        if (pincode === undefined) return
        store.setState({ typed: inField || pincode })
        await check()
      },
    },
  }
}
