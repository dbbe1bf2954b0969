import { hydrateOnInteraction } from '../../composition/hydration/hydrateOnInteraction.tsx'
import { readPlace } from '../../composition/location/placeCookies.ts'

/** The lazy delivery-location box; with a known location it loads immediately to check it. */
export const lazyDeliveryLocationBox = hydrateOnInteraction(
  async () => (await import('./DeliveryLocationBox.tsx')).DeliveryLocationBox,
  () => {
    const { pincode, city } = readPlace(document.cookie)
    return pincode !== undefined || city !== undefined || /[?&]pincode=/.test(location.search)
  },
)
