import type { OrderStatus } from '@store/api-client/contract/orders'

/** A step of an order, as who placed it is told. */
export interface ToldStep {
  readonly kind: OrderStatus
  readonly at: Date
  /** What arrives when, a line each. @default not told */
  readonly arrivals?: readonly string[]
}
