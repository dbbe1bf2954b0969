import type { Paise } from '@store/api-client/contract/money'
import type { ApiError } from '@store/api-client/contract/problem'
import type { DateFieldMessages } from '@store/ui/date-field'
import type { LocalizedMessages } from '@store/ui/messages'
import type { StepBarMessages } from '@store/ui/step-bar'
import type { HamperSelectionError } from '../store/HamperSelection.ts'

/** Messages of the builder that are not part of the hamper. */
export interface HamperMessages extends LocalizedMessages {
  /** A formatted price. */
  readonly price: (amount: Paise) => string
  /** Label before a price, for screen readers. */
  readonly priceLabel: string
  /** Above the title while a hamper of the cart is edited. */
  readonly editing: string
  /** Base price before any item is chosen. */
  readonly startsAt: (price: string) => string
  /** Link to the product's page. */
  readonly aboutHamper: string
  /** Name of the step bar. */
  readonly steps: (title: string) => string
  readonly stepBar: StepBarMessages
  /** Progress of a step. */
  readonly count: (chosen: number, max: number) => string
  /** Limits of a step, below its title. */
  readonly range: (min: number, max: number) => string
  /** How many items are still to be chosen. */
  readonly toChoose: (more: number) => string
  /** Title of the review. */
  readonly review: string
  /** Announced after a change: progress of the step, and the total. */
  readonly status: (count: string, toChoose: string, total: string) => string
  /** Why an action was rejected (specification 2, section 5). */
  readonly fault: (fault: HamperSelectionError) => string
  /** Adds one item. */
  readonly add: string
  /** Accessible name of the button that adds one item. */
  readonly addLabel: (title: string) => string
  readonly outOfStock: string
  readonly decrease: (title: string) => string
  readonly increase: (title: string) => string
  /** Accessible name of an item's quantity. */
  readonly quantity: (title: string) => string
  /** In place of an image that failed to load. */
  readonly pictureFailed: string
  /** Heading of the summary. */
  readonly summary: string
  /** Empty state of the summary. */
  readonly nothingYet: string
  /** A chosen item with its quantity. */
  readonly chosen: (title: string, quantity: number) => string
  /** Removes an item. */
  readonly remove: string
  /** Accessible name of the button that removes an item. */
  readonly removeLabel: (title: string) => string
  /** Link to the step an item was chosen in. */
  readonly change: string
  /** Accessible name of the link to a step. */
  readonly changeLabel: (step: string) => string
  /** Summary row of the base price. */
  readonly empty: (title: string) => string
  readonly total: string
  readonly back: string
  readonly next: string
  readonly buyNow: string
  readonly addToCart: string
  /** Button that replaces Buy Now and Add to Cart while a hamper of the cart is edited. */
  readonly save: string
  /** Shown when the cart contains the hamper. */
  readonly inCart: string
  /** Accessible name of the bar at the bottom of a phone's screen. */
  readonly bar: string
  /** Why adding to the cart failed. */
  readonly purchaseFailed: (failure: ApiError) => string
  /** The hamper could not be loaded (specification 2, section 8). */
  readonly loadFailed: string
  readonly retry: string
  /** Announced while the hamper is loading. */
  readonly loading: string
  /** Heading of the delivery day (specification 1, section 2). */
  readonly whenToDeliver: string
  /** Label of the delivery day. */
  readonly day: string
  readonly dateField: DateFieldMessages
  /** First available day. */
  readonly earliest: (day: string) => string
  /** Shown when the chosen day is no longer available. */
  readonly dateGone: string
  /** Shown when the hamper cannot be delivered to the chosen location. */
  readonly notDeliverable: string
  /** Button that opens the location dialog. */
  readonly changePlace: string
  /** Shown when the shopper must choose a pincode before the purchase. */
  readonly lacksPincode: string
  /** Chosen items that are currently unavailable. */
  readonly parked: (titles: readonly string[]) => string
  /** Explains where the message to the receiver will appear. */
  readonly messageHint: string
  /**
   * Hint of the message field while a hamper of the cart is edited, because the builder does not know the message that
   * was entered before.
   */
  readonly messageKept: string
  /** Follows the label of an optional field. */
  readonly optional: string
  /** Number of characters used, and the limit. */
  readonly counter: (used: number, limit: number) => string
  /** Shown in the review when no item was chosen in an optional step. */
  readonly passedBy: string
}
