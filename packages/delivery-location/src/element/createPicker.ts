import type { DeliveryClient } from '@store/api-client/contract/delivery'
import type { DeliveryPlaceState } from '@store/api-client/contract/ports'
import type { DeliveryLocationMessages } from '../messages/DeliveryLocationMessages.ts'
import { createPlaceStore } from '../place/createPlaceStore.ts'
import { createDeliveryLocationStore } from '../store/createDeliveryLocationStore.ts'
import { mountPicker } from './mountPicker.tsx'
import type { PickerEventEmitter } from './PickerElementEvents.ts'

/** One picker in the page. */
export interface Picker {
  readonly open: () => void
  readonly place: () => DeliveryPlaceState
  /** Renders the picker with the current messages. */
  readonly update: () => void
  /** Mounts the picker again after its element was moved. */
  readonly remount: () => void
  /** Unmounts the picker. */
  readonly remove: () => void
}

/** Options of `createPicker`. */
export interface PickerOptions {
  readonly element: HTMLElement
  readonly client: DeliveryClient
  /** Name of the shop as shoppers know it. */
  readonly brandName: string
  readonly initial: DeliveryPlaceState
  readonly emit: PickerEventEmitter
  /** Returns the messages for the next rendering; `undefined` while they are loading, when nothing is rendered. */
  readonly readMessages: () => DeliveryLocationMessages | undefined
}

/** Creates one picker with its own store, for a page that does not use React or the store's packages. */
export function createPicker({
  element,
  client,
  brandName,
  initial,
  emit,
  readMessages,
}: PickerOptions): Picker {
  const place = createPlaceStore({
    initial,
    persist: (chosen) => emit('place', { version: 1, place: chosen }),
  })
  const store = createDeliveryLocationStore({
    ports: {
      client: withoutCart(client),
      place,
      brandName,
      track: () => {
        // Analytics are disabled, because the store must not track visitors on another team's page.
      },
    },
  })
  const stop = store.subscribe(({ error }, before) => {
    if (error !== before.error && error?.kind === 'failed')
      emit('error', { version: 1, kind: error.failure.kind })
  })
  const shown = mountPicker(element, store, readMessages)
  return {
    open: () => store.actions.open('sheet'),
    place: place.getState,
    update: shown.update,
    remount: shown.remount,
    remove: () => {
      stop()
      shown.remove()
    },
  }
}

/** The cart is not requested, because its content must not be visible to other sites. */
const withoutCart = (client: DeliveryClient): DeliveryClient => ({
  checkPincode: client.checkPincode,
  checkCity: client.checkCity,
  cities: client.cities,
  suggest: client.suggest,
  findAddress: client.findAddress,
  locate: client.locate,
  nextSlot: client.nextSlot,
  leftBehind: async () => ({ ok: true, value: [] }),
  countries: client.countries,
})
