import { lateServed } from '../../composition/lateServed.tsx'
import { readPlace } from '../../composition/placeCookies.ts'

/** The delivery-location box; where a place is known it is wanted at once, to be checked. */
export const placeBox = lateServed(
  async () => (await import('./Box.tsx')).Box,
  () => {
    const { pincode, city } = readPlace(document.cookie)
    return pincode !== undefined || city !== undefined || /[?&]pincode=/.test(location.search)
  },
)
