import {
  array,
  type InferOutput,
  integer,
  literal,
  minValue,
  nullable,
  number,
  object,
  picklist,
  pipe,
  string,
  variant,
} from 'valibot'
import { type Paise, rupees } from '../money/index.ts'
import { type FacetId, facetIds } from '../rules/giftLimits.ts'
import { type ProductCard, productCards } from './ProductCard.ts'

/** Something gifts can be told apart by, and how many there are of each value. */
export interface Facet {
  readonly id: FacetId
  readonly values: readonly FacetValue[]
}

/** One value of a facet. */
export interface FacetValue {
  /** Its name in addresses. */
  readonly id: string
  readonly title: string
  /** Gifts that have it, of those that all other facets leave. */
  readonly count: number
}

/** What became of the place that was asked for. */
export type LocationMatch =
  | { readonly kind: 'known'; readonly name: string }
  /** No directory knows it; gifts are not narrowed by it. */
  | { readonly kind: 'unknown' }

/** A page of gifts of a category or a search, and what they can be narrowed down by. */
export interface GiftPage {
  readonly products: readonly ProductCard[]
  /** Gifts on all pages. */
  readonly total: number
  /** Number of the page, 1 first. */
  readonly page: number
  /** Pages there are, at least 1. */
  readonly pages: number
  /** Facets of which the gifts have a value, in the shop's order. */
  readonly facets: readonly Facet[]
  /** The lowest and the highest price without a choice of prices; `undefined` where there are no gifts. */
  readonly prices: { readonly from: Paise; readonly to: Paise } | undefined
  /** Missing where no place was asked for. */
  readonly place: LocationMatch | undefined
}

const count = pipe(number(), integer(), minValue(0))
const atLeastOne = pipe(number(), integer(), minValue(1))

/** The fields of a page of gifts on the wire. */
export const giftPageFields = {
  products: productCards,
  total: count,
  current_page: atLeastOne,
  total_pages: atLeastOne,
  facets: array(
    object({ id: picklist(facetIds), values: array(object({ id: string(), title: string(), count })) }),
  ),
  prices: nullable(object({ from: rupees, to: rupees })),
  place: nullable(
    variant('kind', [
      object({ kind: literal('known'), name: string() }),
      object({ kind: literal('unknown') }),
    ]),
  ),
}

const wire = object(giftPageFields)

/** Reads a page of gifts from the wire. */
export const parseGiftPage = (found: InferOutput<typeof wire>): GiftPage => ({
  products: found.products,
  total: found.total,
  page: found.current_page,
  pages: found.total_pages,
  facets: found.facets,
  prices: found.prices ?? undefined,
  place: found.place ?? undefined,
})
