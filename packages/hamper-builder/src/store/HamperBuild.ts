import type { HamperStep } from '@store/api-client/contract/hampers'
import type { HamperPick } from '@store/api-client/contract/rules/hamperPicks'

/** Contents of a hamper in progress. */
export interface HamperBuild {
  readonly steps: readonly HamperStep[]
  /** Zero-based index of the current step; a value equal to the number of steps means the review. */
  readonly at: number
  /** Chosen items in the order of selection; always within the limits of their step. */
  readonly picks: readonly HamperPick[]
  /** Chosen items that do not fit the hamper as it is now; they return with steps that offer them. */
  readonly unavailable: readonly HamperPick[]
  /** Why the last action was rejected; `undefined` after another action. */
  readonly error: HamperBuildError | undefined
}

/** Why an action was rejected (specification 2, section 5). */
export type HamperBuildError =
  /** No item was chosen in a mandatory step. */
  | { readonly kind: 'nothing' }
  /** Less was chosen than the step needs. */
  | { readonly kind: 'mandatory' }
  /** An earlier step has less than it needs. */
  | { readonly kind: 'mandatoryFrom'; readonly step: string }
  /** The step takes no more. */
  | { readonly kind: 'tooMany'; readonly max: number }
  /** There are no more of it. */
  | { readonly kind: 'stock'; readonly title: string; readonly left: number }

/** Actions of a shopper on a hamper, and steps loaded from the server. */
export type HamperBuildAction =
  /** Adds one unit in the current step. */
  | { readonly kind: 'add'; readonly productId: HamperPick['productId'] }
  /** One piece less, in the step at hand. */
  | { readonly kind: 'take'; readonly productId: HamperPick['productId'] }
  /** All pieces out, from the summary. */
  | { readonly kind: 'drop'; readonly step: string; readonly productId: HamperPick['productId'] }
  | { readonly kind: 'next' }
  | { readonly kind: 'back' }
  /** To a step, or to the look over all of it. */
  | { readonly kind: 'go'; readonly to: number }
  /** Other steps: those of the parcel, or as they are in another city. */
  | { readonly kind: 'load'; readonly steps: readonly HamperStep[] }
