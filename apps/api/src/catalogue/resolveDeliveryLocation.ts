import type { PlaceDeliveryServices } from '@store/api-client/contract/rules/findEarliestDelivery'
import { indiaIsoCode, isPincode } from '@store/api-client/contract/rules/isPincode'

/** A location of the gift search, with its delivery services. */
export interface GiftSearchLocation {
  readonly name: string
  readonly country: number
  readonly services: PlaceDeliveryServices
}

type Served = PlaceDeliveryServices & { readonly city: string }

/** The directory of locations, with their delivery services. */
export interface DeliveryLocationLookup {
  /** Returns those of the pincodes that the directory contains. */
  readonly find: (
    wanted: readonly { readonly country: number; readonly pincode: string }[],
  ) => Promise<ReadonlyMap<string, Served>>
  /** Returns the cities of a country with a name, the biggest first. */
  readonly citiesNamed: (name: string, country: number) => Promise<readonly Served[]>
}

/**
 * Resolves the location that a shopper entered: a pincode or a city of India, or a city of another country that gifts
 * are delivered to.
 */
export async function resolveDeliveryLocation(
  places: DeliveryLocationLookup,
  text: string,
  countries: () => Promise<readonly number[]>,
): Promise<GiftSearchLocation | undefined> {
  const digits = text.replace(/\s/g, '')
  if (/^\d+$/.test(digits)) {
    if (!isPincode(digits, indiaIsoCode)) return undefined
    const [found] = (await places.find([{ country: indiaIsoCode, pincode: digits }])).values()
    return found && { name: `${found.city} ${digits}`, country: indiaIsoCode, services: found }
  }
  const [home] = await places.citiesNamed(text, indiaIsoCode)
  if (home) return { name: home.city, country: indiaIsoCode, services: home }
  for (const country of (await countries()).filter((country) => country !== indiaIsoCode)) {
    const [abroad] = await places.citiesNamed(text, country)
    if (abroad) return { name: abroad.city, country, services: abroad }
  }
  return undefined
}
