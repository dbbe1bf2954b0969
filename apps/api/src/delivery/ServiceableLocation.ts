import type { PlaceServices } from '@store/api-client/contract/rules/earliestDelivery'

/** A city of the directory, and how the shop delivers there. */
export interface ServiceableCity extends PlaceServices {
  readonly city: string
  readonly cityId: string
  readonly state: string
}

/** A pincode, and how the shop delivers there; abroad no directory knows its city, which is empty. */
export interface ServiceableLocation extends ServiceableCity {
  readonly pincode: string
}

/** A pincode of a country, as it is asked for. */
export interface LocationQuery {
  /** ISO numeric country. */
  readonly country: number
  readonly pincode: string
}

/** Places that were asked for, by `locationKey`. */
export type ServiceableLocations = ReadonlyMap<string, ServiceableLocation>

/** The key of a place among others: pincodes of two countries may be the same. */
export const locationKey = ({ country, pincode }: LocationQuery): string => `${country} ${pincode}`
