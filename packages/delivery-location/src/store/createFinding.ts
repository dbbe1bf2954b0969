import type { LocatedPlace, PlaceQuestion } from '@store/api-client/contract/delivery'
import type { DeliveryPlaceState } from '@store/api-client/contract/ports'
import { createAddressBook } from './createAddressBook.ts'
import { createArriving } from './createArriving.ts'
import { createChecking } from './createChecking.ts'
import { createChoice } from './createChoice.ts'
import { createCountries } from './createCountries.ts'
import type { LocationCore } from './createLocationCore.ts'
import { createLookingFurther } from './createLookingFurther.ts'
import { createSearch } from './createSearch.ts'
import { createVisiting } from './createVisiting.ts'
import type { PlaceWay } from './DeliveryLocationEvent.ts'
import { noSearch, untouched } from './emptyState.ts'
import type { Finding } from './Finding.ts'
import type { IsNewest } from './IsNewest.ts'
import { readPosition } from './readPosition.ts'

/** Makes all ways to a place. */
export function createFinding(core: LocationCore): Finding {
  const { ports, store } = core
  const choice = createChoice(core)
  const arriving = createArriving(core, choice)
  const further = createLookingFurther(core, choice)
  const visiting = createVisiting(core, choice, arriving, further)

  const goTo = async (question: PlaceQuestion, way: PlaceWay, isNewest: IsNewest) => {
    const answer = await ports.client.locate(question)
    if (!isNewest()) return undefined
    if (!answer.ok) return core.fail({ kind: 'failed', failure: answer.failure })
    return visiting.visit(placeOf(answer.value), way, isNewest)
  }

  return {
    showChosen: visiting.showChosen,
    adopt: visiting.adopt,
    recheck: visiting.recheck,
    answer: choice.answer,
    check: createChecking(core, visiting, goTo),
    search: createSearch(core),
    ...createAddressBook(core, arriving, further),
    ...createCountries(core, choice, arriving),

    chooseSuggestion: async ({ placeId, name }) => {
      const isNewest = core.begin()
      store.setState({ ...untouched, typed: name, check: { kind: 'checking' } })
      await goTo({ placeId }, 'suggestion', isNewest)
    },

    chooseCity: async ({ city, state }) => {
      const isNewest = core.begin()
      store.setState({ ...untouched, typed: city, search: noSearch })
      await visiting.visit({ country: store.getState().country, city, state }, 'city', isNewest)
    },

    locateMe: async () => {
      const isNewest = core.begin()
      store.setState({ ...untouched, isLocating: true })
      const answer = await (ports.position ?? readPosition)()
      if (!isNewest()) return
      if (answer.kind !== 'found') {
        ports.track({ kind: 'positionRefused', why: answer.kind })
        core.fail({ kind: 'position', why: answer.kind, brandName: ports.brandName })
        return
      }
      // About 100 m: nearer than that the shop has no need to know.
      const [latitude, longitude] = [roughly(answer.latitude), roughly(answer.longitude)]
      await goTo({ latitude, longitude }, 'position', isNewest)
    },
  }
}

const roughly = (degrees: number) => Math.round(degrees * 1000) / 1000

const placeOf = (found: LocatedPlace): DeliveryPlaceState => ({
  country: found.country,
  city: found.city,
  state: found.state || undefined,
  pincode: found.pincode,
  area: found.area || undefined,
  areaId: found.areaId || undefined,
  placeId: found.placeId,
})
