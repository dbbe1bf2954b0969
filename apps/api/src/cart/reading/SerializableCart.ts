import type { ListedProduct } from '../../catalogue/index.ts'
import type { ServiceableLocations } from '../../delivery/index.ts'
import type { StoredLine } from '../lines/StoredLine.ts'
import type { Deductions } from '../pricing/Deductions.ts'

/** A cart with all data that are needed to serialize it: lines, locations, and add-ons on offer. */
export interface SerializableCart {
  readonly version: number
  /** Lines in the cart, in the order they were added. */
  readonly lines: readonly StoredLine[]
  /** Lines that are saved for later. */
  readonly saved: readonly StoredLine[]
  readonly places: ServiceableLocations
  /** Add-ons that are on offer and not in the cart. */
  readonly offered: readonly ListedProduct[]
  /** Deductions from its total. */
  readonly deductions: Deductions
}
