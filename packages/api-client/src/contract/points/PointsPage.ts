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
import { instant, responseEntries } from '../wire/index.ts'

const kinds = {
  earned: 'earned',
  given: 'given',
  spent: 'spent',
  returned: 'returned',
  taken_back: 'takenBack',
} as const

/**
 * How points came or went: earned with an order, given by the shop, spent on an order; and of an order that was
 * cancelled, what was spent came back and what was earned went.
 */
export type PointsKind = (typeof kinds)[keyof typeof kinds]

/** Points that came or went. */
export interface PointsEntry {
  readonly id: number
  readonly kind: PointsKind
  /** Below 0 where they went. */
  readonly points: number
  /** ISO 8601 in UTC. */
  readonly at: string
  /** The order it was with; missing where the shop gave them. */
  readonly order?: { readonly id: string; readonly number: string } | undefined
}

/** The balance of loyalty points and a page of their history, the newest first. */
export interface PointsPage {
  /** What is left; a point is worth a rupee. */
  readonly balance: number
  readonly entries: readonly PointsEntry[]
  /** Number of the page, 1 first. */
  readonly page: number
  /** Pages there are, at least 1. */
  readonly pages: number
  /** Entries there are. */
  readonly total: number
}

/** Entries of a page. */
export const pointsPerPage = 20

const whole = pipe(number(), integer())
const count = pipe(whole, minValue(1))

const entry = pipe(
  object({
    id: count,
    kind: picklist(['earned', 'given', 'spent', 'returned', 'taken_back']),
    points: whole,
    created_at: instant,
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

/** Reads an answer that is a page of points. */
export const pointsResponse = pipe(
  object({
    ...responseEntries,
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
