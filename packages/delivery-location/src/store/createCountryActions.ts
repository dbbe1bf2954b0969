import type { DeliveryPlaceState } from '@store/api-client/contract/ports'
import type { ChosenPlaceController } from './createChosenPlaceController.ts'
import { initialPlaceCheckState, initialSearchState } from './createInitialState.ts'
import type { LocationStoreCore } from './createLocationStoreCore.ts'
import type { PlaceSelectionController } from './createPlaceSelectionController.ts'
import type { PlaceResolverActions } from './PlaceResolver.ts'

/** Creates the action that changes the country. */
export function createCountryActions(
  core: LocationStoreCore,
  choice: ChosenPlaceController,
  { confirmChange }: PlaceSelectionController,
): Pick<PlaceResolverActions, 'loadCountries' | 'chooseCountry'> {
  const { ports, productId, store } = core

  // The page is not reloaded while the visitor goes on to choose a city in the sheet.
  const reloadOnceClosed = (chosen: DeliveryPlaceState) => {
    const reload = () => {
      if (ports.place.getState() === chosen) ports.reload?.('locationChanged')
    }
    if (store.getState().open === undefined) return reload()
    const stop = store.subscribe(({ open }) => {
      if (open !== undefined) return
      stop()
      reload()
    })
  }

  return {
    loadCountries: async () => {
      if (store.getState().countries.length > 0) return
      const answer = await ports.client.countries()
      if (answer.ok) store.setState({ countries: answer.value })
    },

    chooseCountry: async (country) => {
      if (ports.place.getState().country === country) return
      const isNewest = core.begin()
      store.setState({ check: initialPlaceCheckState.check, isLocating: false })
      const mayGo = await confirmChange({ country }, isNewest)
      if (!isNewest()) return
      if (!mayGo) return choice.restoreSnapshot()
      const chosen = { country }
      choice.choose(chosen)
      ports.track({ kind: 'placeChosen', way: 'country', city: undefined })
      store.setState({ ...initialPlaceCheckState, country, typed: '', search: initialSearchState })
      choice.saveSnapshot()
      if (productId === undefined) reloadOnceClosed(chosen)
    },
  }
}
