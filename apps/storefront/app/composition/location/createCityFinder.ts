import type { DeliveryClient } from '@store/api-client/contract/delivery'

/** Looks up the city of an Indian pincode with the location service; `undefined` if unknown or on failure. */
export const createCityFinder =
  (client: Pick<DeliveryClient, 'suggest' | 'locate'>) =>
  async (pincode: string): Promise<string | undefined> => {
    const found = await client.suggest({ text: pincode })
    const [place] = found.ok ? found.value : []
    if (!place) return undefined
    const located = await client.locate({ placeId: place.placeId })
    // The location service may return a nearby pincode instead of the typed one.
    return located.ok && located.value.pincode === pincode ? located.value.city : undefined
  }
