import { object, optional, picklist, pipe, strictObject, transform } from 'valibot'
import { defineCall } from '../call/index.ts'
import { type OrderStatus, orderStatusSchema } from '../orders/OrderStatus.ts'
import { accountResponseSchemaFields } from '../wire/index.ts'
import { orderNumberSchema, staffNoteSchema } from './staffEntries.ts'

/** A status that the merchant sets. */
export type FulfilmentStatus = Exclude<OrderStatus, 'placed' | 'cancelled'>

/** A status change by the merchant's staff. */
export interface ChangeOrderStatusRequest {
  readonly number: string
  readonly status: FulfilmentStatus
  /** Note for the audit log. @default '' */
  readonly note?: string | undefined
}

const onWire = {
  confirmed: 'confirmed',
  preparing: 'preparing',
  out_for_delivery: 'outForDelivery',
  delivered: 'delivered',
} as const

/** Parses a status that the merchant sets. */
export const fulfilmentStatusSchema = pipe(
  picklist(['confirmed', 'preparing', 'out_for_delivery', 'delivered']),
  transform((wire): FulfilmentStatus => onWire[wire]),
)

/** Parses the status that an order has after a change. */
export const changedOrderStatusSchema = pipe(
  object({ ...accountResponseSchemaFields, data: object({ order_status: orderStatusSchema }) }),
  transform(({ data }) => ({ status: data.order_status })),
)

/**
 * POST the next status of an order; the buyer gets an e-mail and a text message. Rejected with 409 `order_moved` if the
 * order already has this status or a later one; 404 `not_found`.
 */
export const changeOrderStatus = defineCall({
  method: 'POST',
  path: '/api/{brand}/staff/orders/status',
  summary: 'Sets the next status of an order, which only moves forward.',
  caller: 'staff',
  role: 'operator',
  input: pipe(
    strictObject({
      order_number: orderNumberSchema,
      order_status: fulfilmentStatusSchema,
      note: optional(staffNoteSchema, ''),
    }),
    transform(({ order_number, order_status, note }) => ({
      number: order_number,
      status: order_status,
      note,
    })),
  ),
  answer: changedOrderStatusSchema,
  encode: ({ number, status, note }: ChangeOrderStatusRequest) => ({
    order_number: number,
    order_status: toWire(status),
    ...(note !== undefined && { note }),
  }),
})

const toWire = (status: FulfilmentStatus): keyof typeof onWire =>
  status === 'outForDelivery' ? 'out_for_delivery' : status
