import { array, object, optional, picklist, pipe, strictObject, string, transform } from 'valibot'
import { defineCall } from '../call/index.ts'
import { accountResponseSchemaFields, instantSchema } from '../wire/index.ts'
import { orderNumberSchema } from './staffEntries.ts'
import { stockNumberSchema } from './stockEntries.ts'

const auditActions = [
  'orderMoved',
  'orderCancelled',
  'orderRefunded',
  'staffAdded',
  'staffRevoked',
  'stockChanged',
  'productWithdrawn',
  'productRelisted',
] as const

/** What an entry of the audit log records. */
export type AuditAction = (typeof auditActions)[number]

/** An entry of the audit log, which is never changed. */
export interface AuditEntry {
  /** ISO 8601 in UTC. */
  readonly at: string
  /** Name of the staff member. */
  readonly actor: string
  readonly action: AuditAction
  /**
   * What the entry concerns: the number of an order, the name of a staff member, or the stock number of a product.
   */
  readonly subject: string
  /** The value before; empty when there was none. */
  readonly before: string
  /** The value after; empty when there is none. */
  readonly after: string
  /** Note or reason; empty when there is none. */
  readonly note: string
}

/** The entries that are requested. */
export interface ListAuditEntriesRequest {
  /** Number of an order. @default the latest entries of all */
  readonly number?: string | undefined
  /** Stock number of a product. @default the latest entries of all */
  readonly sku?: string | undefined
}

/** GET the latest 200 audit log entries of an order, a product or all; newest first. */
export const listAuditEntries = defineCall({
  method: 'GET',
  path: '/api/{brand}/staff/audit',
  summary: 'Returns the audit log of an order or a product, or its latest 200 entries, newest first.',
  caller: 'staff',
  role: 'manager',
  input: pipe(
    strictObject({ order_number: optional(orderNumberSchema), sku: optional(stockNumberSchema) }),
    transform(({ order_number, sku }) => ({ number: order_number, sku })),
  ),
  answer: pipe(
    object({
      ...accountResponseSchemaFields,
      data: object({
        entries: array(
          object({
            at: instantSchema,
            actor: string(),
            action: picklist(auditActions),
            subject: string(),
            before: string(),
            after: string(),
            note: string(),
          }),
        ),
      }),
    }),
    transform(({ data }): readonly AuditEntry[] => data.entries),
  ),
  encode: ({ number, sku }: ListAuditEntriesRequest) => ({ order_number: number, sku }),
})
