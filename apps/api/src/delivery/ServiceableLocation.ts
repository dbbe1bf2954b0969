import type { PlaceDeliveryServices } from '@store/api-client/contract/rules/findEarliestDelivery'

/** A city of the directory, with the shop's delivery services there. */
export interface ServiceableCity extends PlaceDeliveryServices {
  readonly city: string
  readonly cityId: string
  readonly state: string
}

/** A pincode, with the shop's delivery services there; abroad, its city is unknown and empty. */
export interface ServiceableLocation extends ServiceableCity {
  readonly pincode: string
}

/** A requested pincode of a country. */
export interface LocationQuery {
  /** ISO numeric country. */
  readonly country: number
  readonly pincode: string
}

/** The requested locations, by `toLocationKey`. */
export type ServiceableLocations = ReadonlyMap<string, ServiceableLocation>

/** Returns the key of a location, because two countries may use the same pincode. */
export const toLocationKey = ({ country, pincode }: LocationQuery): string => `${country} ${pincode}`
