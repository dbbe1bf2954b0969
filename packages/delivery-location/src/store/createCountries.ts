import type { DeliveryPlaceState } from '@store/api-client/contract/ports'
import type { Arriving } from './createArriving.ts'
import type { Choice } from './createChoice.ts'
import type { LocationCore } from './createLocationCore.ts'
import { noSearch, untouched } from './emptyState.ts'
import type { FindingActions } from './Finding.ts'

/** Makes the choice of a country. */
export function createCountries(
  core: LocationCore,
  choice: Choice,
  { mayLeave }: Arriving,
): Pick<FindingActions, 'loadCountries' | 'chooseCountry'> {
  const { ports, productId, store } = core

  // Nobody is torn out of the sheet in which they go on to a city.
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
      store.setState({ check: untouched.check, isLocating: false })
      const mayGo = await mayLeave({ country }, isNewest)
      if (!isNewest()) return
      if (!mayGo) return choice.restore()
      const chosen = { country }
      choice.choose(chosen)
      ports.track({ kind: 'placeChosen', way: 'country', city: undefined })
      store.setState({ ...untouched, country, typed: '', search: noSearch })
      choice.keep()
      if (productId === undefined) reloadOnceClosed(chosen)
    },
  }
}
