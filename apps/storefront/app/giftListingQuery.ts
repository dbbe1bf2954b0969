import type { FacetId, GiftListQuery } from '@store/api-client/contract/catalogue'
import {
  type CalendarDate,
  isCalendarDate,
  parseCalendarDate,
} from '@store/api-client/contract/rules/calendarDays'
import {
  facetIds,
  maxFacetValues,
  maxPlaceLength,
  maxPrice,
  maxSearchLength,
} from '@store/api-client/contract/rules/giftLimits'
import { parseGiftSortOrder } from '@store/api-client/contract/rules/giftSortOrders'

/** Filters, sorting and search text in a URL. */
export interface GiftListingQuery extends GiftListQuery {
  /** Search text; empty if there is none. */
  readonly text: string
}

/** Parses the query of a URL: form fields, or the output of `serializeGiftListingQuery`; everything else is ignored. */
export function parseGiftListingQuery({ searchParams }: URL): GiftListingQuery {
  const place = plain(searchParams.get('place')).slice(0, maxPlaceLength).trim()
  const page = searchParams.get('page') ?? ''
  return {
    text: [...plain(searchParams.get('q'))].slice(0, maxSearchLength).join('').trim(),
    ...facetsOf(searchParams),
    ...only('priceFrom', rupeesOf(searchParams.get('price_from'))),
    ...only('priceTo', rupeesOf(searchParams.get('price_to'))),
    ...(place !== '' && { place }),
    // A delivery date needs a location.
    ...(place !== '' && only('day', dayOf(searchParams.get('date') ?? ''))),
    ...only('order', parseGiftSortOrder(searchParams.get('sort'))),
    ...(/^[1-9]\d{0,3}$/.test(page) && page !== '1' && { page: Number(page) }),
  }
}

/** Serializes the query in canonical form; defaults are omitted. */
export function serializeGiftListingQuery(query: Partial<GiftListingQuery>): string {
  const { text, priceFrom, priceTo, place, day, order, page = 1 } = query
  const written = new URLSearchParams({
    ...(text && { q: text }),
    ...Object.fromEntries(
      facetIds.flatMap((facet) => (query[facet]?.length ? [[facet, query[facet].join(',')]] : [])),
    ),
    ...(priceFrom !== undefined && { price_from: String(priceFrom) }),
    ...(priceTo !== undefined && { price_to: String(priceTo) }),
    ...(place && { place }),
    ...(day && { date: day }),
    ...(order && { sort: order }),
    ...(page > 1 && { page: String(page) }),
  })
  // A comma needs no encoding in a query, and users read URLs.
  return written.size === 0 ? '' : `?${String(written).replaceAll('%2C', ',')}`
}

/** Returns the cache variant of a category or search URL. */
export const toGiftListingCacheVariant = (url: URL): string =>
  serializeGiftListingQuery(parseGiftListingQuery(url))

/** Returns whether products are filtered or sorted; such pages are variants of the plain one. */
export const isFiltered = ({ page: _, text: __, ...chosen }: GiftListingQuery): boolean =>
  Object.keys(chosen).length > 0

const facetsOf = (fields: URLSearchParams): Partial<Record<FacetId, readonly string[]>> =>
  Object.fromEntries(
    facetIds.flatMap((facet) => {
      const values = fields.getAll(facet).flatMap((value) => value.split(','))
      const known = [...new Set(values)].filter(
        (value) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value) && value.length < 31,
      )
      return known.length === 0 ? [] : [[facet, known.sort().slice(0, maxFacetValues)]]
    }),
  )

const rupeesOf = (text: string | null): number | undefined => {
  const digits = text?.trim() ?? ''
  return /^\d{1,6}$/.test(digits) && Number(digits) <= maxPrice ? Number(digits) : undefined
}

const dayOf = (text: string): CalendarDate | undefined =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && isCalendarDate(text) ? parseCalendarDate(text) : undefined

// Postgres rejects NUL, and repeated spaces have no meaning.
const plain = (text: string | null): string => (text ?? '').replaceAll('\0', '').replace(/\s+/g, ' ').trim()

const only = <Key extends string, Value>(key: Key, value: Value | undefined) =>
  value === undefined ? {} : ({ [key]: value } as const)
