import { object, picklist, pipe, transform } from 'valibot'
import { instantSchema } from '../wire/index.ts'

const onWire = {
  placed: 'placed',
  confirmed: 'confirmed',
  preparing: 'preparing',
  out_for_delivery: 'outForDelivery',
  delivered: 'delivered',
  cancelled: 'cancelled',
} as const

/** Status of an order. It only moves forward; `cancelled` and `delivered` are final. */
export type OrderStatus = (typeof onWire)[keyof typeof onWire]

/** The statuses of an order that is neither cancelled nor expired, from first to last. */
export const orderStatusFlow = ['placed', 'confirmed', 'preparing', 'outForDelivery', 'delivered'] as const

/** One status change of an order. */
export interface OrderStatusChange {
  readonly kind: OrderStatus
  /** Time of the change, ISO 8601 in UTC. */
  readonly at: string
}

/** Parses the status of an order. */
export const orderStatusSchema = pipe(
  picklist(['placed', 'confirmed', 'preparing', 'out_for_delivery', 'delivered', 'cancelled']),
  transform((wire): OrderStatus => onWire[wire]),
)

/** Serializes a status for the wire. */
export const serializeOrderStatus = (status: OrderStatus): keyof typeof onWire =>
  status === 'outForDelivery' ? 'out_for_delivery' : status

/** Parses a status change. */
export const orderStatusChangeSchema = object({ kind: orderStatusSchema, at: instantSchema })
