import { readPlaceCookies } from '@store/host'
import { hydrateLater, onFirstInteraction } from '@store/ui/hydration'

/**
 * The lazy-loaded delivery-location box. If a location is already chosen, the box loads immediately to check whether
 * the product can be delivered there.
 */
export const lazyDeliveryLocationBox = hydrateLater(
  async () => (await import('./DeliveryLocationBox.tsx')).DeliveryLocationBox,
  (start) => {
    const { pincode, city } = readPlaceCookies(document.cookie)
    const isKnown = pincode !== undefined || city !== undefined || /[?&]pincode=/.test(location.search)
    if (isKnown) start()
    else onFirstInteraction(start)
  },
)
