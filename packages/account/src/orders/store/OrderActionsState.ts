import type { OrderActionKind } from './OrderActionKind.ts'
import type { OrderUpdate } from './OrderUpdate.ts'

/** What is being done with orders, and what came of it. */
export interface OrderActionsState {
  /** Orders something is being done with, one thing at a time each. */
  readonly pendingActions: ReadonlyMap<string, OrderActionKind>
  /** The newest thing to tell. */
  readonly latestUpdate: OrderUpdate | undefined
}
