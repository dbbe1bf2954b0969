import type { DeliveryClient } from '@store/api-client/contract/delivery'
import type { DeliveryPlaceState } from '@store/api-client/contract/ports'
import { createPlaceStore } from '../place/createPlaceStore.ts'
import { createDeliveryLocationStore } from '../store/createDeliveryLocationStore.ts'
import type { Tell } from './PickerElementEvents.ts'
import { showPicker } from './showPicker.tsx'

/** What one element holds while it is in the page. */
export interface Picker {
  readonly open: () => void
  readonly place: () => DeliveryPlaceState
  /** Draws it anew, for an element that stands elsewhere now. */
  readonly redraw: () => void
  /** Takes it out of the page. */
  readonly remove: () => void
}

/** What a picker begins with. */
export interface PickerOptions {
  readonly element: HTMLElement
  readonly client: DeliveryClient
  /** Name of the shop as shoppers know it. */
  readonly brandName: string
  readonly initial: DeliveryPlaceState
  readonly tell: Tell
}

/** Wires one picker: a store of its own, on a page that knows nothing of the shop. */
export function createPicker({ element, client, brandName, initial, tell }: PickerOptions): Picker {
  const place = createPlaceStore({
    initial,
    remember: (chosen) => tell('place', { version: 1, place: chosen }),
  })
  const store = createDeliveryLocationStore({
    ports: {
      client: withoutCart(client),
      place,
      brandName,
      track: () => {
        // The store's analytics have no business on another team's page.
      },
    },
  })
  const stop = store.subscribe(({ fault }, before) => {
    if (fault !== before.fault && fault?.kind === 'failed')
      tell('error', { version: 1, kind: fault.failure.kind })
  })
  const shown = showPicker(element, store)
  return {
    open: () => store.actions.open('sheet'),
    place: place.getState,
    redraw: shown.redraw,
    remove: () => {
      stop()
      shown.remove()
    },
  }
}

/** What lies in the visitor's cart is the store's own business: other sites are not told. */
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
