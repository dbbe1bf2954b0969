import {
  array,
  integer,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
  transform,
} from 'valibot'
import { accountResponseSchemaFields, instantSchema } from '../wire/index.ts'

const kinds = {
  earned: 'earned',
  given: 'given',
  spent: 'spent',
  returned: 'returned',
  taken_back: 'takenBack',
} as const

/**
 * Kind of a change of points: earned with an order, granted by the store, or spent on an order; when an order is
 * cancelled, spent points are returned and earned points withdrawn.
 */
export type PointsChangeKind = (typeof kinds)[keyof typeof kinds]

/** A change of points. */
export interface PointsEntry {
  readonly id: number
  readonly kind: PointsChangeKind
  /** Negative for a deduction. */
  readonly points: number
  /** ISO 8601 in UTC. */
  readonly at: string
  /** The order that caused it; missing when the store granted the points. */
  readonly order?: { readonly id: string; readonly number: string } | undefined
}

/** The balance of loyalty points and a page of their history, newest first. */
export interface PointsPage {
  /** Current balance; a point is worth a rupee. */
  readonly balance: number
  readonly entries: readonly PointsEntry[]
  /** Page number, starting at 1. */
  readonly page: number
  /** Number of pages, at least 1. */
  readonly pages: number
  /** Number of entries. */
  readonly total: number
}

/** Number of entries per page. */
export const pointsPerPage = 20

const whole = pipe(number(), integer())
const count = pipe(whole, minValue(1))

const entry = pipe(
  object({
    id: count,
    kind: picklist(['earned', 'given', 'spent', 'returned', 'taken_back']),
    points: whole,
    created_at: instantSchema,
    order_id: optional(string()),
    order_number: optional(string()),
  }),
  transform(
    ({ id, kind, points, created_at, order_id, order_number }): PointsEntry => ({
      ...{ id, kind: kinds[kind], points, at: created_at },
      order:
        order_id === undefined || order_number === undefined
          ? undefined
          : { id: order_id, number: order_number },
    }),
  ),
)

/** Parses a response of a page of points. */
export const pointsResponseSchema = pipe(
  object({
    ...accountResponseSchemaFields,
    data: object({
      balance: whole,
      history: array(entry),
      current_page: count,
      total_pages: count,
      total: pipe(whole, minValue(0)),
    }),
  }),
  transform(
    ({ data }): PointsPage => ({
      balance: data.balance,
      entries: data.history,
      page: data.current_page,
      pages: data.total_pages,
      total: data.total,
    }),
  ),
)
