import type { ListedProduct } from '../catalogue/createCatalogueRepo.ts'
import type { ServiceableLocations } from '../delivery/ServiceableLocation.ts'
import type { Deductions } from './Deductions.ts'
import type { StoredLine } from './StoredLine.ts'

/** A cart with all that is needed to write it down: its lines, the places they go to, and what could go along. */
export interface CartContent {
  readonly version: number
  /** Lines in the cart, in the order they were added. */
  readonly lines: readonly StoredLine[]
  /** Lines that were put aside. */
  readonly saved: readonly StoredLine[]
  readonly places: ServiceableLocations
  /** What could go along and is not in the cart. */
  readonly offered: readonly ListedProduct[]
  /** What may be taken off its bill. */
  readonly deductions: Deductions
}
