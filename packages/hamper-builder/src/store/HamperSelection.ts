import type { HamperStep } from '@store/api-client/contract/hampers'
import type { HamperPick } from '@store/api-client/contract/rules/hamperPicks'

/** Contents of a hamper in progress. */
export interface HamperSelection {
  readonly steps: readonly HamperStep[]
  /** Zero-based index of the current step; a value equal to the number of steps means the review. */
  readonly at: number
  /** Chosen items in the order of selection; always within the limits of their step. */
  readonly picks: readonly HamperPick[]
  /** Chosen items that are currently unavailable; they are restored when steps offer them again. */
  readonly unavailable: readonly HamperPick[]
  /** Why the last action was rejected; `undefined` after the next action. */
  readonly error: HamperSelectionError | undefined
}

/** Why an action was rejected (specification 2, section 5). */
export type HamperSelectionError =
  /** No item was chosen in a mandatory step. */
  | { readonly kind: 'nothing' }
  /** The step needs more items. */
  | { readonly kind: 'mandatory' }
  /** An earlier step needs more items. */
  | { readonly kind: 'mandatoryFrom'; readonly step: string }
  /** The step accepts no more items. */
  | { readonly kind: 'tooMany'; readonly max: number }
  /** The item has no more stock. */
  | { readonly kind: 'stock'; readonly title: string; readonly left: number }

/** Actions of a shopper on a hamper, and steps that were loaded from the server. */
export type HamperSelectionAction =
  /** Adds one unit in the current step. */
  | { readonly kind: 'add'; readonly productId: HamperPick['productId'] }
  /** Removes one unit in the current step. */
  | { readonly kind: 'take'; readonly productId: HamperPick['productId'] }
  /** Removes all units from the summary. */
  | { readonly kind: 'drop'; readonly step: string; readonly productId: HamperPick['productId'] }
  | { readonly kind: 'next' }
  | { readonly kind: 'back' }
  /** Goes to a step, or to the summary. */
  | { readonly kind: 'go'; readonly to: number }
  /** Replaces the steps, with those for courier delivery or another city. */
  | { readonly kind: 'load'; readonly steps: readonly HamperStep[] }
