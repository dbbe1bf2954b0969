import type { Paise } from '@store/api-client/contract/money'
import type { ApiError } from '@store/api-client/contract/problem'
import type { DateFieldMessages } from '@store/ui/date-field'
import type { StepBarMessages } from '@store/ui/step-bar'
import type { HamperBuildError } from '../store/HamperBuild.ts'

/** Every word of the builder that does not come with the hamper. */
export interface HamperMessages {
  /** Price of something. */
  readonly price: (amount: Paise) => string
  /** Word read before a price. */
  readonly priceLabel: string
  /** Above the title when a hamper of the cart is edited. */
  readonly editing: string
  /** What it costs before anything is in it. */
  readonly startsAt: (price: string) => string
  /** Leads to the product's page. */
  readonly aboutHamper: string
  /** Name of the step bar. */
  readonly steps: (title: string) => string
  readonly stepBar: StepBarMessages
  /** How far a step is. */
  readonly count: (chosen: number, max: number) => string
  /** What a step takes, below its title. */
  readonly range: (min: number, max: number) => string
  /** How many are still to be chosen. */
  readonly toChoose: (more: number) => string
  /** Title of the look over all of it. */
  readonly review: string
  /** Said when something changed: how far the step is, and what all costs. */
  readonly status: (count: string, toChoose: string, total: string) => string
  /** Why something is not done (specification 2, section 5). */
  readonly fault: (fault: HamperBuildError) => string
  /** Puts one in. */
  readonly add: string
  /** Name of the button that puts one in. */
  readonly addLabel: (title: string) => string
  readonly outOfStock: string
  readonly decrease: (title: string) => string
  readonly increase: (title: string) => string
  /** Name of how many there are of something. */
  readonly quantity: (title: string) => string
  /** Stands where a picture could not be loaded. */
  readonly pictureFailed: string
  /** Heading of the summary. */
  readonly summary: string
  /** Stands in the summary before anything was chosen. */
  readonly nothingYet: string
  /** Something chosen, with its pieces. */
  readonly chosen: (title: string, quantity: number) => string
  /** Takes something out. */
  readonly remove: string
  /** Name of the button that takes something out. */
  readonly removeLabel: (title: string) => string
  /** Leads to the step something was chosen in. */
  readonly change: string
  /** Name of the link to a step. */
  readonly changeLabel: (step: string) => string
  /** Row of what it costs empty. */
  readonly empty: (title: string) => string
  readonly total: string
  readonly back: string
  readonly next: string
  readonly buyNow: string
  readonly addToCart: string
  /** In place of both when a hamper of the cart is edited. */
  readonly save: string
  /** It lies in the cart. */
  readonly inCart: string
  /** Name of the bar at the foot of a phone's screen. */
  readonly bar: string
  /** Why it could not be put in the cart. */
  readonly purchaseFailed: (failure: ApiError) => string
  /** The hamper could not be loaded (specification 2, section 8). */
  readonly loadFailed: string
  readonly retry: string
  /** Read out while it is loaded. */
  readonly loading: string
  /** Heading of the day (specification 1, section 2). */
  readonly whenToDeliver: string
  /** Label of the day. */
  readonly day: string
  readonly dateField: DateFieldMessages
  /** First day that can be chosen. */
  readonly earliest: (day: string) => string
  /** The day that was chosen is too early by now. */
  readonly dateGone: string
  /** It is not delivered to the chosen place. */
  readonly notDeliverable: string
  /** Leads to where a place is chosen. */
  readonly changePlace: string
  /** A pincode has to be chosen first. */
  readonly lacksPincode: string
  /** What was chosen and cannot come along as things are. */
  readonly parked: (titles: readonly string[]) => string
  /** What becomes of the words to the receiver. */
  readonly messageHint: string
  /** The same where a hamper of the cart is edited, whose words the builder does not know. */
  readonly messageKept: string
  /** After the label of what can be left empty. */
  readonly optional: string
  /** How much of the limit is used. */
  readonly counter: (used: number, limit: number) => string
  /** Nothing was chosen in a step that can be passed by. */
  readonly passedBy: string
}
