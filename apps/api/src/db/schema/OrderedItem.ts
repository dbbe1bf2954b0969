import type { StoredAttribute } from './StoredAttribute.ts'
import type { StoredDelivery } from './StoredDelivery.ts'
import type { StoredHamperItem } from './StoredHamper.ts'

/** An ordered cart line with all data that are needed to reorder it. */
export interface OrderedItem {
  /** Id of its cart line. */
  readonly id: string
  readonly nid: number
  readonly title: string
  readonly quantity: number
  /** Its delivery pincode. */
  readonly pincode: string
  /** ISO numeric country of delivery. */
  readonly country: number
  readonly attributes: readonly StoredAttribute[]
  /** The gift line that the add-on belonged to. */
  readonly belongsTo: string | null
  readonly isFreebie: boolean
  /** The combo of the item: its id in the cart, and the number of its product. */
  readonly comboId: string | null
  readonly comboNid: number | null
  /** The contents of a hamper; missing for other products. */
  readonly pieces?: readonly StoredHamperItem[]
  /** The chosen delivery date; missing for the earliest. */
  readonly delivery?: StoredDelivery
}

/** An ordered gift of a combo. */
export interface OrderedComboItem {
  readonly nid: number
  readonly title: string
  /** Units per combo. */
  readonly quantity: number
  readonly attributes: readonly StoredAttribute[]
}
