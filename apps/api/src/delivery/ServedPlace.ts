import type { PlaceServices } from '@store/api-client/contract/rules/earliestDelivery'

/** A city of the directory, and how the shop delivers there. */
export interface ServedCity extends PlaceServices {
  readonly city: string
  readonly cityId: string
  readonly state: string
}

/** A pincode, and how the shop delivers there; abroad no directory knows its city, which is empty. */
export interface ServedPlace extends ServedCity {
  readonly pincode: string
}

/** A pincode of a country, as it is asked for. */
export interface AskedPlace {
  /** ISO numeric country. */
  readonly country: number
  readonly pincode: string
}

/** Places that were asked for, by `placeKey`. */
export type ServedPlaces = ReadonlyMap<string, ServedPlace>

/** The key of a place among others: pincodes of two countries may be the same. */
export const placeKey = ({ country, pincode }: AskedPlace): string => `${country} ${pincode}`
