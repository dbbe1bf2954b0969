import type { PlaceQuestion } from '@store/api-client/contract/delivery'
import type { LocationCore } from './createLocationCore.ts'
import type { Visiting } from './createVisiting.ts'
import type { PlaceWay } from './DeliveryLocationEvent.ts'
import type { DeliveryLocationFault } from './DeliveryLocationState.ts'
import { noSearch, untouched } from './emptyState.ts'
import type { FindingActions } from './Finding.ts'
import type { IsNewest } from './IsNewest.ts'
import { readTyped } from './readTyped.ts'

/** Goes to a place the location service knows. */
export type GoTo = (
  question: PlaceQuestion,
  way: PlaceWay,
  isNewest: IsNewest,
) => Promise<DeliveryLocationFault | undefined>

/** Makes the check of what was typed: a pincode, the name of a place, or a whole address. */
export function createChecking(core: LocationCore, { visit }: Visiting, goTo: GoTo): FindingActions['check'] {
  const { ports, productId, delivery, store } = core
  const takesNames = delivery?.takesCity ?? true

  const findNamed = async (text: string, isNewest: IsNewest) => {
    const { country } = store.getState()
    store.setState({ ...untouched, check: { kind: 'checking' } })
    // What has a comma is a whole address.
    const isAddress = text.includes(',')
    const answer = await (isAddress
      ? ports.client.findAddress({ text })
      : ports.client.suggest({ text, country, productId }))
    if (!isNewest()) return undefined
    if (!answer.ok) return core.fail({ kind: 'failed', failure: answer.failure })
    const places = answer.value
    const place = isAddress ? places[0] : places.find(({ isCertain }) => isCertain)
    if (place) return goTo({ placeId: place.placeId }, 'suggestion', isNewest)
    if (places.length === 0) return core.fail({ kind: 'noPlace' })
    store.setState({ search: { ...noSearch, status: 'ready', text, places } })
    return core.fail({ kind: 'several' })
  }

  return async () => {
    const { typed, country } = store.getState()
    const place = ports.place.getState()
    const isNewest = core.begin()
    // The name of the chosen city is no question which city is meant.
    if (typed !== '' && typed === place.city && place.country === country) {
      return visit({ country, city: place.city, state: place.state }, 'city', isNewest)
    }
    const read = readTyped(typed, country, takesNames)
    switch (read.kind) {
      case 'malformed':
      case 'noPlace':
        return core.fail(read)
      case 'name':
        return findNamed(read.text, isNewest)
      case 'pincode':
        return productId === undefined
          ? findNamed(read.pincode, isNewest)
          : visit({ country, pincode: read.pincode }, 'pincode', isNewest)
    }
  }
}
