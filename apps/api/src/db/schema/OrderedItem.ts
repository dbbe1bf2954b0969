import type { StoredAttribute } from './StoredAttribute.ts'
import type { StoredDelivery } from './StoredDelivery.ts'
import type { StoredHamperItem } from './StoredHamper.ts'

/** A line of the cart as it was ordered: all that is needed to put the same in a cart once more. */
export interface OrderedItem {
  /** Id its line had in the cart. */
  readonly id: string
  readonly nid: number
  readonly title: string
  readonly quantity: number
  /** Where it went. */
  readonly pincode: string
  /** ISO numeric country it went to. */
  readonly country: number
  readonly attributes: readonly StoredAttribute[]
  /** The line it went along with. */
  readonly belongsTo: string | null
  readonly isFreebie: boolean
  /** The combo it was part of, by its id in the cart and its product. */
  readonly comboId: string | null
  readonly comboNid: number | null
  /** What a hamper was filled with; missing for what is not filled. */
  readonly pieces?: readonly StoredHamperItem[]
  /** The day it was wanted on; missing for the earliest there was. */
  readonly delivery?: StoredDelivery
}

/** A gift of a combo as it was ordered. */
export interface OrderedPart {
  readonly nid: number
  readonly title: string
  /** Pieces in one combo. */
  readonly quantity: number
  readonly attributes: readonly StoredAttribute[]
}
