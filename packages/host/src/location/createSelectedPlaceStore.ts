import type { DeliveryPlaceState } from '@store/api-client/contract/ports'
import { indiaIsoCode, isPincode } from '@store/api-client/contract/rules/isPincode'
import { createPlaceStore } from '@store/delivery-location/place'
import { openTabChannel } from '../browser/openTabChannel.ts'
import { parseStoredPlace, storedPlaceKeys } from './parseStoredPlace.ts'
import { readPlaceCookies, writePlaceCookies } from './placeCookies.ts'

/** Creates the store of the selected location: saved in cookies, and synchronized across tabs. */
export function createSelectedPlaceStore() {
  let post: ReturnType<typeof openTabChannel> | undefined
  // The location that was last posted to or received from other tabs. Each page load selects the saved location again,
  // which must not be posted.
  let shared = ''
  const persist = (place: DeliveryPlaceState) => {
    writePlaceCookies(place)
    const chosen = serialize(place)
    // Posts the location itself, because another tab may receive the message before the new cookie.
    if (chosen !== shared) post?.({ ...place })
    shared = chosen
  }
  const place = createPlaceStore({ initial: { country: indiaIsoCode }, persist })
  return {
    ...place,
    /**
     * Reads the saved location, and subscribes to changes in other tabs and to restores from the back/forward cache.
     * Browser only.
     */
    start: () => {
      place.follow((take) => {
        const follow = (chosen: DeliveryPlaceState) => {
          shared = serialize(chosen)
          take(chosen)
        }
        // A page restored from the back/forward cache may have missed a change.
        const handlePageShow = ({ persisted }: PageTransitionEvent) =>
          persisted && follow(readPlaceCookies(document.cookie))
        post = openTabChannel('place', (data) => follow(parseStoredPlace(Object(data))))
        window.addEventListener('pageshow', handlePageShow)
        return () => window.removeEventListener('pageshow', handlePageShow)
      })
      // The location form was submitted before hydration, so the pincode is in the URL.
      const url = new URL(window.location.href)
      const requested = url.searchParams.get('pincode') ?? ''
      const known = readPlaceCookies(document.cookie)
      shared = serialize(known)
      const isAsked = isPincode(requested, known.country)
      if (isAsked) {
        // Otherwise, a reload would choose this pincode again, instead of a location that was chosen later.
        url.searchParams.delete('pincode')
        window.history.replaceState(window.history.state, '', url)
      }
      place.choose(
        isAsked && requested !== known.pincode ? { country: known.country, pincode: requested } : known,
      )
    },
  }
}

/** The selected location, saved and synchronized. */
export type SelectedPlaceStore = ReturnType<typeof createSelectedPlaceStore>

const serialize = (place: DeliveryPlaceState): string =>
  JSON.stringify([...storedPlaceKeys.map((part) => place[part]), place.date, place.slot])
