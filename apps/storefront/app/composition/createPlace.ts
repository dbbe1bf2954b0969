import type { DeliveryPlaceState } from '@store/api-client/contract/ports'
import { india, isPincode } from '@store/api-client/contract/rules/isPincode'
import { createPlaceStore } from '@store/delivery-location/place'
import { readPlace, writePlace } from './placeCookies.ts'
import { toPlace } from './toPlace.ts'

/** The chosen place: kept in cookies, and the same in every tab. */
export function createPlace() {
  let channel: BroadcastChannel | undefined
  const remember = (place: DeliveryPlaceState) => {
    writePlace(place)
    // The place itself, because a cookie that was just written may reach another tab later than this.
    channel?.postMessage({ ...place })
  }
  const place = createPlaceStore({ initial: { country: india }, remember })
  return {
    ...place,
    /** Learns the place the browser knows, and follows other tabs and returns from now on; browser only. */
    start: () => {
      const news = new BroadcastChannel('place')
      channel = news
      place.follow((take) => {
        const hear = ({ data }: MessageEvent<unknown>) => take(toPlace(Object(data)))
        // A page that comes back from the back-forward cache may have slept through a change.
        const wake = ({ persisted }: PageTransitionEvent) => persisted && take(readPlace(document.cookie))
        news.addEventListener('message', hear)
        window.addEventListener('pageshow', wake)
        return () => {
          news.removeEventListener('message', hear)
          window.removeEventListener('pageshow', wake)
        }
      })
      // A pincode in the address was sent by the box's form before the page came alive.
      const asked = new URLSearchParams(window.location.search).get('pincode') ?? ''
      const known = readPlace(document.cookie)
      const isAsked = isPincode(asked, known.country) && asked !== known.pincode
      place.choose(isAsked ? { country: known.country, pincode: asked } : known)
    },
  }
}
