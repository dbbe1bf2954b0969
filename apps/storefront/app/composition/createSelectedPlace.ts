import type { DeliveryPlaceState } from '@store/api-client/contract/ports'
import { indiaIsoCode, isPincode } from '@store/api-client/contract/rules/isPincode'
import { createPlaceStore } from '@store/delivery-location/place'
import { openTabChannel } from './openTabChannel.ts'
import { parseStoredPlace, storedPlaceKeys } from './parseStoredPlace.ts'
import { readPlace, writePlace } from './placeCookies.ts'

/** The chosen place: kept in cookies, and the same in every tab. */
export function createSelectedPlace() {
  let post: ReturnType<typeof openTabChannel> | undefined
  // The place that the other tabs know: each page load chooses the known one again, and posts nothing.
  let shared = ''
  const persist = (place: DeliveryPlaceState) => {
    writePlace(place)
    const chosen = serialize(place)
    // The place itself, because a cookie that was just written may reach another tab later than this.
    if (chosen !== shared) post?.({ ...place })
    shared = chosen
  }
  const place = createPlaceStore({ initial: { country: indiaIsoCode }, persist })
  return {
    ...place,
    /** Learns the place the browser knows, and follows other tabs and returns from now on; browser only. */
    start: () => {
      place.follow((take) => {
        const follow = (chosen: DeliveryPlaceState) => {
          shared = serialize(chosen)
          take(chosen)
        }
        // A page that comes back from the back-forward cache may have slept through a change.
        const wake = ({ persisted }: PageTransitionEvent) => persisted && follow(readPlace(document.cookie))
        post = openTabChannel('place', (data) => follow(parseStoredPlace(Object(data))))
        window.addEventListener('pageshow', wake)
        return () => window.removeEventListener('pageshow', wake)
      })
      // A pincode in the address was sent by the box's form before the page came alive.
      const asked = new URLSearchParams(window.location.search).get('pincode') ?? ''
      const known = readPlace(document.cookie)
      shared = serialize(known)
      const isAsked = isPincode(asked, known.country) && asked !== known.pincode
      place.choose(isAsked ? { country: known.country, pincode: asked } : known)
    },
  }
}

const serialize = (place: DeliveryPlaceState): string =>
  JSON.stringify([...storedPlaceKeys.map((part) => place[part]), place.date, place.slot])
