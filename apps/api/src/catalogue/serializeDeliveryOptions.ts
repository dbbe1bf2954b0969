import type { ProductRow } from '../db/schema/products.ts'

const throughOnWire = { vendor: 'Vendor', courier: 'Courier', vendorOrCourier: 'vendor_courier' } as const

/** Data of other tables that the delivery options need. */
interface DeliveryOptionsContext {
  /** Names of the product's limited cities, by id. */
  readonly cities: ReadonlyMap<string, string>
  /** The gifts of a combo, by nid. */
  readonly gifts: ReadonlyMap<number, ProductRow>
  readonly lastSlotHour: number
}

/** Serializes how and where a product can be delivered (specification 2, section 3). */
export function serializeDeliveryOptions(
  product: ProductRow,
  { cities, gifts, lastSlotHour }: DeliveryOptionsContext,
) {
  const { through, country, facts } = product
  const { cities: limited, needsCity = false, takesPincode = true, isCustom = false } = facts?.delivery ?? {}
  const named = limited?.map((id) => [id, cities.get(id) ?? id] as const)
  // Courier delivery needs a pincode, and limited cities are selected from a list.
  const takesCity = through !== 'courier' && limited === undefined
  return {
    through: throughOnWire[through],
    country,
    availableCities: named ? Object.fromEntries([...named].sort(byName)) : null,
    showGmapField: takesCity ? (1 as const) : (0 as const),
    showPincodeField: takesPincode ? (1 as const) : (0 as const),
    isCityMandatory: needsCity && through !== 'courier' ? (1 as const) : (0 as const),
    isCustomProduct: isCustom,
    ...writeHours(product, lastSlotHour),
    blocked_days: [product, ...gifts.values()].flatMap(({ facts }) => facts?.delivery?.blockedDays ?? []),
  }
}

/** Serializes the rules for the first delivery date, so that the page's countdown uses this product's cut-off. */
function writeHours({ through, vendorDays, courierDays, facts }: ProductRow, lastSlotHour: number) {
  const { endHour, preparationHours, deliveredBy } = facts?.delivery ?? {}
  return {
    end_time: endHour ?? null,
    preparation_time: preparationHours ?? null,
    deliveryEndTiming: deliveredBy ?? null,
    last_slot: through === 'courier' ? null : lastSlotHour,
    lead_days: {
      vendor: [vendorDays],
      courier: [courierDays],
      vendorOrCourier: [vendorDays, courierDays],
    }[through],
  }
}

const byName = ([, one]: readonly [string, string], [, other]: readonly [string, string]) =>
  one < other ? -1 : Number(one > other)
