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
import { type Paise, rupeesSchema } from '../money/index.ts'
import { type FacetId, facetIds } from '../rules/giftLimits.ts'
import { type ProductCard, productCardsSchema } from './ProductCard.ts'

/** A facet of the gifts, with the number of gifts per value. */
export interface Facet {
  readonly id: FacetId
  readonly values: readonly FacetValue[]
}

/** One value of a facet. */
export interface FacetValue {
  /** Id of the value in URLs. */
  readonly id: string
  readonly title: string
  /** Number of gifts with this value among those that match all other facets. */
  readonly count: number
}

/** Result of looking up the requested location. */
export type RequestedLocation =
  | { readonly kind: 'known'; readonly name: string }
  /** The pincode directory does not contain it, so gifts are not filtered by it. */
  | { readonly kind: 'unknown' }

/** A page of gifts of a category or a search, with its facets. */
export interface GiftResultsPage {
  readonly products: readonly ProductCard[]
  /** Number of gifts on all pages. */
  readonly total: number
  /** Page number, starting at 1. */
  readonly page: number
  /** Number of pages, at least 1. */
  readonly pages: number
  /** Facets that at least one gift has a value for, in the store's order. */
  readonly facets: readonly Facet[]
  /** The lowest and the highest price without the price filter; `undefined` when there are no gifts. */
  readonly prices: { readonly from: Paise; readonly to: Paise } | undefined
  /** Missing when the query has no location. */
  readonly place: RequestedLocation | undefined
}

const count = pipe(number(), integer(), minValue(0))
const atLeastOne = pipe(number(), integer(), minValue(1))

/** Parses a value of a facet. */
const facetValue = object({ id: string(), title: string(), count })

/** Parses a facet. */
export const facetSchema = object({ id: picklist(facetIds), values: array(facetValue) })

/** Parses the lowest and the highest price. */
export const priceRangeSchema = object({ from: rupeesSchema, to: rupeesSchema })

/** Parses the result of resolving the requested location. */
export const requestedLocationSchema = variant('kind', [
  object({ kind: literal('known'), name: string() }),
  object({ kind: literal('unknown') }),
])

/** Wire fields of a page of gifts. */
export const giftPageFields = {
  products: productCardsSchema,
  total: count,
  current_page: atLeastOne,
  total_pages: atLeastOne,
  facets: array(facetSchema),
  prices: nullable(priceRangeSchema),
  place: nullable(requestedLocationSchema),
}

const wire = object(giftPageFields)

/** Parses a page of gifts from the wire. */
export const parseGiftResultsPage = (found: InferOutput<typeof wire>): GiftResultsPage => ({
  products: found.products,
  total: found.total,
  page: found.current_page,
  pages: found.total_pages,
  facets: found.facets,
  prices: found.prices ?? undefined,
  place: found.place ?? undefined,
})
