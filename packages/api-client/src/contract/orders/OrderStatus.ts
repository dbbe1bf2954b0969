import { object, picklist, pipe, transform } from 'valibot'
import { instant } from '../wire/index.ts'

const onWire = {
  placed: 'placed',
  confirmed: 'confirmed',
  preparing: 'preparing',
  out_for_delivery: 'outForDelivery',
  delivered: 'delivered',
  cancelled: 'cancelled',
} as const

/** How far an order is. It moves forward only; `cancelled` and `delivered` are ends. */
export type OrderStatus = (typeof onWire)[keyof typeof onWire]

/** The way of an order nothing happens to, from the first step to the last. */
export const orderStatusFlow = ['placed', 'confirmed', 'preparing', 'outForDelivery', 'delivered'] as const

/** One step of an order that was made. */
export interface OrderStatusChange {
  readonly kind: OrderStatus
  /** When, ISO 8601 in UTC. */
  readonly at: string
}

/** Reads a status of an order. */
export const orderStatus = pipe(
  picklist(['placed', 'confirmed', 'preparing', 'out_for_delivery', 'delivered', 'cancelled']),
  transform((wire): OrderStatus => onWire[wire]),
)

/** Writes a status for the wire. */
export const serializeOrderStatus = (status: OrderStatus): keyof typeof onWire =>
  status === 'outForDelivery' ? 'out_for_delivery' : status

/** Reads a step. */
export const orderStatusChange = object({ kind: orderStatus, at: instant })
