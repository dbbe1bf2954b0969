import type { CartLineStatus } from '../../db/schema/carts.ts'
import type { ProductRow } from '../../db/schema/products.ts'
import type { StoredAttribute } from '../../db/schema/StoredAttribute.ts'
import type { StoredDelivery } from '../../db/schema/StoredDelivery.ts'
import type { FilledHamper } from '../hamper/FilledHamper.ts'

/** A line of a cart. */
export interface StoredLine {
  readonly id: string
  readonly quantity: number
  /** Delivery pincode of the line; empty if no location was chosen. */
  readonly pincode: string
  readonly attributes: readonly StoredAttribute[]
  readonly state: CartLineStatus
  /** Id of the gift line that this add-on belongs to. */
  readonly belongsTo: string | null
  readonly isFreebie: boolean
  readonly isDeclined: boolean
  /** Id of the combo with which the line was added. */
  readonly comboId: string | null
  /** The combo's product, if any. */
  readonly combo: ProductRow | null
  /** The hamper that the shopper filled, if any. */
  readonly hamper?: FilledHamper | undefined
  /** The chosen delivery date; missing or null for the earliest. */
  readonly delivery?: StoredDelivery | null
  /** The surcharge of the delivery date, in paise. */
  readonly daySurcharge?: { readonly price: number; readonly listPrice: number } | undefined
  /** A chosen delivery date that is no longer available. */
  readonly expiredDeliveryDate?: ExpiredDeliveryDate | undefined
  /** The current product, at the price of its options, its delivery date and its hamper items. */
  readonly product: ProductRow
}

/** A delivery date that is no longer available. */
export interface ExpiredDeliveryDate {
  /** `YYYY-MM-DD`. */
  readonly date: string
  /** Whether the shopper has seen in the cart that the date is no longer available. */
  readonly isReported: boolean
}
