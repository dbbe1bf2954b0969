import type { ProductRow } from '../db/schema/products.ts'

const throughOnWire = { vendor: 'Vendor', courier: 'Courier', vendorOrCourier: 'vendor_courier' } as const

/** Writes how and where a product can be delivered (specification 2, section 3); names of its limited cities by id. */
export function writeDelivery({ through, country, facts }: ProductRow, cities: ReadonlyMap<string, string>) {
  const { cities: limited, needsCity = false, takesPincode = true, isCustom = false } = facts?.delivery ?? {}
  const named = limited?.map((id) => [id, cities.get(id) ?? id] as const)
  // Parcels go by pincode, and limited cities are chosen from a list.
  const takesCity = through !== 'courier' && limited === undefined
  return {
    through: throughOnWire[through],
    country,
    availableCities: named ? Object.fromEntries([...named].sort(byName)) : null,
    showGmapField: takesCity ? (1 as const) : (0 as const),
    showPincodeField: takesPincode ? (1 as const) : (0 as const),
    isCityMandatory: needsCity && through !== 'courier' ? (1 as const) : (0 as const),
    isCustomProduct: isCustom,
  }
}

const byName = ([, one]: readonly [string, string], [, other]: readonly [string, string]) =>
  one < other ? -1 : Number(one > other)
