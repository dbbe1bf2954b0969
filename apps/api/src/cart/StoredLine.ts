import type { LineState } from '../db/schema/carts.ts'
import type { ProductRow } from '../db/schema/products.ts'
import type { StoredAttribute } from '../db/schema/StoredAttribute.ts'
import type { StoredDelivery } from '../db/schema/StoredDelivery.ts'
import type { FilledHamper } from './FilledHamper.ts'

/** A line of a cart. */
export interface StoredLine {
  readonly id: string
  readonly quantity: number
  /** Where it goes; empty where no place was chosen. */
  readonly pincode: string
  readonly attributes: readonly StoredAttribute[]
  readonly state: LineState
  /** The gift it goes along with. */
  readonly belongsTo: string | null
  readonly isFreebie: boolean
  readonly isDeclined: boolean
  /** The combo it was added with. */
  readonly comboId: string | null
  /** The combo's product, where there is one. */
  readonly combo: ProductRow | null
  /** What the shopper filled it with, where it is filled. */
  readonly hamper?: FilledHamper | undefined
  /** The day it is wanted on; missing or null for the earliest there is. */
  readonly delivery?: StoredDelivery | null
  /** What the product costs more on that day, in paise. */
  readonly daySurcharge?: { readonly price: number; readonly listPrice: number } | undefined
  /** A day it was wanted on and that can no longer be had. */
  readonly expiredDeliveryDate?: ExpiredDeliveryDate | undefined
  /** The product as it is now, at the price of what was chosen of it, of its day and what is in it. */
  readonly product: ProductRow
}

/** A day that can no longer be had. */
export interface ExpiredDeliveryDate {
  /** `YYYY-MM-DD`. */
  readonly date: string
  /** Whether the shopper has seen it in the cart. */
  readonly isReported: boolean
}
