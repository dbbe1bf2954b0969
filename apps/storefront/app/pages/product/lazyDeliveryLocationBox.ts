import { hydrateOnInteraction } from '../../composition/hydrateOnInteraction.tsx'
import { readPlace } from '../../composition/placeCookies.ts'

/** The delivery-location box; where a place is known it is wanted at once, to be checked. */
export const lazyDeliveryLocationBox = hydrateOnInteraction(
  async () => (await import('./DeliveryLocationBox.tsx')).DeliveryLocationBox,
  () => {
    const { pincode, city } = readPlace(document.cookie)
    return pincode !== undefined || city !== undefined || /[?&]pincode=/.test(location.search)
  },
)
