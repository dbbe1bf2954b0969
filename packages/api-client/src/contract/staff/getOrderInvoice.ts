import { pipe, strictObject, transform } from 'valibot'
import { defineCall } from '../call/index.ts'
import { invoiceResponseSchema } from '../orders/Invoice.ts'
import { orderNumberSchema } from './staffEntries.ts'

/** GET the tax invoice of an order, to print it. */
export const getOrderInvoice = defineCall({
  method: 'GET',
  path: '/api/{brand}/staff/orders/invoice',
  summary: 'Returns the tax invoice of an order.',
  caller: 'staff',
  role: 'manager',
  input: pipe(
    strictObject({ order_number: orderNumberSchema }),
    transform(({ order_number }) => ({ number: order_number })),
  ),
  answer: invoiceResponseSchema,
  encode: ({ number }: { readonly number: string }) => ({ order_number: number }),
})
