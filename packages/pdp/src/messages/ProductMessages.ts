import type { Egg } from '@store/api-client/contract/catalogue'
import type { ApiFailure } from '@store/api-client/contract/problem'
import type { PlaceFault } from '../store/ProductState.ts'
import type { ProductCardMessages } from './ProductCardMessages.ts'

/** Every word of the product page. */
export interface ProductMessages extends ProductCardMessages {
  /** Name of the way to the product. */
  readonly crumbs: string
  /** The way's first step. */
  readonly home: string
  /** Name of the pictures as a part of the page. */
  readonly pictures: string
  /** Name of the button that shows another picture. */
  readonly showPicture: (number: number, count: number) => string
  /** Average and count of the reviews. */
  readonly reviews: (average: number, count: number) => string
  /** Whether there is egg in it. */
  readonly egg: (egg: NonNullable<Egg>) => string
  /** Asks for a place where none was chosen. */
  readonly choosePlace: string
  /** Said while the place is being checked. */
  readonly checkingPlace: string
  /** The place is served. */
  readonly deliverable: string
  /** The first day of delivery. */
  readonly arrives: (day: string) => string
  /** The place is not served. */
  readonly undeliverable: string
  /** What stood in the way of adding, where the place is concerned. */
  readonly placeFault: (fault: PlaceFault) => string
  /** Name of the bar at the foot of a phone's screen. */
  readonly buyBar: string
  /** Puts the product in the cart. */
  readonly addToCart: string
  /** Leads to the cart the product is in. */
  readonly goToCart: string
  /** Stands in place of the button where the product cannot be bought. */
  readonly outOfStock: string
  /** Why the product did not get into the cart. */
  readonly purchaseFailed: (failure: ApiFailure) => string
  /** What a baker wants known before a cake is ordered. */
  readonly cakeNote: string
  /** Name of what follows below: contents, description, care. */
  readonly details: string
  /** Heading of what the box holds. */
  readonly contains: string
  /** Heading of the description. */
  readonly description: string
  /** Heading of the care tips. */
  readonly care: string
  /** Label of the stock number. */
  readonly sku: string
  /** Why to trust the shop. */
  readonly trust: readonly { readonly figure: string; readonly text: string }[]
}
