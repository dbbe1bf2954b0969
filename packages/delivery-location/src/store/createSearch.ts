import type { CityOfList } from '@store/api-client/contract/delivery'
import { india } from '@store/api-client/contract/rules/isPincode'
import type { LocationCore } from './createLocationCore.ts'
import { noSearch } from './emptyState.ts'
import type { FindingActions } from './Finding.ts'
import { cityLeast, matchCities } from './matchCities.ts'
import { nameLeast } from './readTyped.ts'

// More cities would push the places out of sight.
const mostCities = 5

/** Makes the search for what is being typed; only the newest question's answer is shown. */
export function createSearch({ ports, productId, store }: LocationCore): FindingActions['search'] {
  const letters = new Map<string, readonly CityOfList[]>()
  let latest = 0

  const citiesOf = async (text: string, country: number) => {
    const letter = text[0]?.toUpperCase() ?? ''
    if (country !== india || !/\p{L}/u.test(letter)) return []
    const known = letters.get(letter)
    if (known) return known
    const answer = await ports.client.cities({ letter, productId })
    if (!answer.ok) return undefined
    letters.set(letter, answer.value)
    return answer.value
  }

  const placesOf = async (text: string, country: number) => {
    if (text.length < nameLeast) return []
    const answer = await ports.client.suggest({ text, country })
    return answer.ok ? answer.value : undefined
  }

  return async (typed) => {
    const text = typed.trimStart()
    const { country, search } = store.getState()
    latest += 1
    const mine = latest
    if (text.length < cityLeast) return store.setState({ search: noSearch })
    store.setState({ search: { ...search, status: 'loading', text } })
    const [cities, places] = await Promise.all([citiesOf(text, country), placesOf(text, country)])
    if (mine !== latest) return
    if (!cities && !places) return store.setState({ search: { ...noSearch, status: 'failed', text } })
    const listed = matchCities(cities ?? [], text).slice(0, mostCities)
    const names = new Set(listed.map(({ city }) => city.toLowerCase()))
    store.setState({
      search: {
        status: 'ready',
        text,
        cities: listed,
        // The location service knows the cities of the list too.
        places: (places ?? []).filter(
          ({ name, within }) => !names.has(name.toLowerCase()) || /\d/.test(within),
        ),
      },
    })
  }
}
