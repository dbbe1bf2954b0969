import type { HamperStep } from '@store/api-client/contract/hampers'
import type { HamperPick } from '@store/api-client/contract/rules/hamperPicks'

/** How far a hamper is filled. */
export interface HamperBuild {
  readonly steps: readonly HamperStep[]
  /** Step at hand, 0 first; as many as there are steps is the look over all of it. */
  readonly at: number
  /** What was chosen, in the order in which it was; always within the limits of its step. */
  readonly picks: readonly HamperPick[]
  /** What was chosen and cannot go into the hamper as it is now; it comes back with the steps that take it. */
  readonly unavailable: readonly HamperPick[]
  /** Why the last action was not done; `undefined` once another is. */
  readonly error: HamperBuildError | undefined
}

/** Why something is not done (specification 2, section 5). */
export type HamperBuildError =
  /** Nothing was chosen in a step that needs something. */
  | { readonly kind: 'nothing' }
  /** Less was chosen than the step needs. */
  | { readonly kind: 'mandatory' }
  /** An earlier step has less than it needs. */
  | { readonly kind: 'mandatoryFrom'; readonly step: string }
  /** The step takes no more. */
  | { readonly kind: 'tooMany'; readonly max: number }
  /** There are no more of it. */
  | { readonly kind: 'stock'; readonly title: string; readonly left: number }

/** What a shopper does with a hamper, and what the server says of its steps. */
export type HamperBuildAction =
  /** One piece more, in the step at hand. */
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
