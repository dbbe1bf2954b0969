import { readPlaceCookies } from '@store/host'
import { hydrateLater, onFirstInteraction } from '@store/ui/hydration'

/** The lazy delivery-location box; if a location is known, it loads immediately to check it. */
export const lazyDeliveryLocationBox = hydrateLater(
  async () => (await import('./DeliveryLocationBox.tsx')).DeliveryLocationBox,
  (start) => {
    const { pincode, city } = readPlaceCookies(document.cookie)
    const isKnown = pincode !== undefined || city !== undefined || /[?&]pincode=/.test(location.search)
    if (isKnown) start()
    else onFirstInteraction(start)
  },
)
