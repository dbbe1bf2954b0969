import {
  type InferInput,
  type InferOutput,
  integer,
  maxLength,
  maxValue,
  minLength,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  regex,
  string,
  transform,
  trim,
} from 'valibot'
import { type CalendarDate, calendarDateSchema } from '../date/index.ts'
import { maxFacetValues, maxPlaceLength, maxPrice } from '../rules/giftLimits.ts'
import { type GiftSortOrder, giftSortOrders } from '../rules/giftSortOrders.ts'
import { pageNumberQuerySchema } from '../wire/index.ts'

/** Filters of a gift list; a missing one filters nothing. */
export interface GiftFilters {
  /** Occasions, by their facet ids in URLs; any of them matches. */
  readonly occasion?: readonly string[] | undefined
  readonly flavour?: readonly string[] | undefined
  readonly colour?: readonly string[] | undefined
  /** In whole rupees. */
  readonly priceFrom?: number | undefined
  /** In whole rupees. */
  readonly priceTo?: number | undefined
  /** Pincode or city the gift must be deliverable to. */
  readonly place?: string | undefined
  /** Date on which it must be deliverable there; ignored without a location. */
  readonly day?: CalendarDate | undefined
}

/** Query of a gift list: filters, sort order and page. */
export interface GiftListQuery extends GiftFilters {
  /** @default the store's own order, or the best match of a search */
  readonly order?: GiftSortOrder | undefined
  /** Page number, starting at 1. @default 1 */
  readonly page?: number | undefined
}

const oneValue = '[a-z0-9]+(?:-[a-z0-9]+)*'
const values = optional(
  pipe(
    string(),
    maxLength(400),
    regex(new RegExp(`^${oneValue}(?:,${oneValue}){0,${maxFacetValues - 1}}$`)),
    transform((text) => text.split(',')),
  ),
)
const rupeesText = optional(
  pipe(string(), regex(/^\d{1,6}$/), transform(Number), number(), integer(), minValue(0), maxValue(maxPrice)),
)

/** Wire fields of a gift list query. */
export const giftListQueryFields = {
  occasion: values,
  flavour: values,
  colour: values,
  price_from: rupeesText,
  price_to: rupeesText,
  place: optional(pipe(string(), trim(), minLength(1), maxLength(maxPlaceLength))),
  date: optional(calendarDateSchema),
  sort: optional(picklist(giftSortOrders)),
  current_page: pageNumberQuerySchema,
}

const wire = object(giftListQueryFields)

/** A gift list query as the server parses it. */
export type ParsedGiftListQuery = GiftListQuery & { readonly page: number }

/** Parses a gift list query from the wire. */
export const parseGiftListQuery = ({
  price_from,
  price_to,
  date,
  sort,
  current_page,
  ...rest
}: InferOutput<typeof wire>): ParsedGiftListQuery => ({
  ...rest,
  priceFrom: price_from,
  priceTo: price_to,
  day: date,
  order: sort,
  page: current_page,
})

/** Serializes a gift list query for the wire; empty filters are left out. */
export function encodeGiftListQuery(question: GiftListQuery): InferInput<typeof wire> {
  const {
    occasion = [],
    flavour = [],
    colour = [],
    priceFrom,
    priceTo,
    place,
    day,
    order,
    page = 1,
  } = question
  return {
    ...(occasion.length > 0 && { occasion: occasion.join(',') }),
    ...(flavour.length > 0 && { flavour: flavour.join(',') }),
    ...(colour.length > 0 && { colour: colour.join(',') }),
    ...(priceFrom !== undefined && { price_from: String(priceFrom) }),
    ...(priceTo !== undefined && { price_to: String(priceTo) }),
    ...(place !== undefined && { place }),
    ...(day !== undefined && { date: day }),
    ...(order !== undefined && { sort: order }),
    ...(page > 1 && { current_page: String(page) }),
  }
}
