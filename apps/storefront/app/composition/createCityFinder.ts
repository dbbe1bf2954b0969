import type { DeliveryClient } from '@store/api-client/contract/delivery'

/** Finds the city of a pincode of India by the location service; `undefined` where it knows none or did not answer. */
export const createCityFinder =
  (client: Pick<DeliveryClient, 'suggest' | 'locate'>) =>
  async (pincode: string): Promise<string | undefined> => {
    const found = await client.suggest({ text: pincode })
    const [place] = found.ok ? found.value : []
    if (!place) return undefined
    const located = await client.locate({ placeId: place.placeId })
    // What it thinks near is not what was typed.
    return located.ok && located.value.pincode === pincode ? located.value.city : undefined
  }
