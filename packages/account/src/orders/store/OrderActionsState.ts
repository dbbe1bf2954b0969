import type { OrderActionKind } from './OrderActionKind.ts'
import type { OrderUpdate } from './OrderUpdate.ts'

/** State of the order actions: those in progress, and the latest result. */
export interface OrderActionsState {
  /** Orders with an action in progress, one at a time per order. */
  readonly pendingActions: ReadonlyMap<string, OrderActionKind>
  /** The latest update to show. */
  readonly latestUpdate: OrderUpdate | undefined
}
