import type { CityListEntry, PlaceSuggestion } from '@store/api-client/contract/delivery'
import { indiaIsoCode } from '@store/api-client/contract/rules/isPincode'
import { initialSearchState } from './createInitialState.ts'
import type { LocationStoreCore } from './createLocationStoreCore.ts'
import { matchCities, minCityCharacters } from './matchCities.ts'
import type { PlaceResolverActions } from './PlaceResolver.ts'
import { minPlaceNameCharacters } from './parsePlaceInput.ts'

// Two letters match many cities; a longer list would not help.
const mostCities = 5

/** Creates the search as you type; only the response of the latest request in the current country is shown. */
export function createLocationSearch({
  ports,
  productId,
  store,
}: LocationStoreCore): PlaceResolverActions['search'] {
  const letters = new Map<string, readonly CityListEntry[]>()
  let latest = 0

  const listOf = async (letter: string) => {
    const known = letters.get(letter)
    if (known) return known
    const answer = await ports.client.cities({ letter, productId })
    if (!answer.ok) return undefined
    letters.set(letter, answer.value)
    return answer.value
  }

  const citiesOf = async (text: string, country: number) => {
    const letter = text[0]?.toUpperCase() ?? ''
    if (country !== indiaIsoCode || !/\p{L}/u.test(letter)) return []
    const listed = await listOf(letter)
    const fitting = listed && [...matchCities(listed, text)]
    return fitting?.sort((a, b) => Number(b.isOpen) - Number(a.isOpen)).slice(0, mostCities)
  }

  const placesOf = async (text: string, country: number): Promise<readonly PlaceSuggestion[] | undefined> => {
    const answer = await ports.client.suggest({ text, country, productId })
    return answer.ok ? answer.value : undefined
  }

  return async (typed) => {
    const text = typed.trimStart()
    const { country, search } = store.getState()
    latest += 1
    const mine = latest
    if (text.length < minCityCharacters) return store.setState({ search: initialSearchState })
    store.setState({ search: { ...search, status: 'loading', text } })
    // The location service ranks cities among other locations, but rejects queries of two letters.
    const isCity = text.length < minPlaceNameCharacters
    const cities = isCity ? await citiesOf(text, country) : []
    const places = isCity ? [] : await placesOf(text, country)
    if (mine !== latest || country !== store.getState().country) return
    store.setState({
      search:
        cities && places
          ? { status: 'ready', text, cities, places }
          : { ...initialSearchState, status: 'failed', text },
    })
  }
}
