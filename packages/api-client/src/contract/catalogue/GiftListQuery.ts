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
import { type CalendarDate, calendarDate } from '../date/index.ts'
import { maxFacetValues, maxPlaceLength, maxPrice } from '../rules/giftLimits.ts'
import { type GiftSortOrder, giftSortOrders } from '../rules/giftSortOrders.ts'
import { pageNumberText } from '../wire/index.ts'

/** What gifts are narrowed down by; what is left out narrows nothing. */
export interface GiftFilters {
  /** What they are for, by the names facets have in addresses; any of them. */
  readonly occasion?: readonly string[] | undefined
  readonly flavour?: readonly string[] | undefined
  readonly colour?: readonly string[] | undefined
  /** Whole rupees. */
  readonly priceFrom?: number | undefined
  /** Whole rupees. */
  readonly priceTo?: number | undefined
  /** A pincode or a city the gift must go to. */
  readonly place?: string | undefined
  /** A day on which it must be possible to bring it there; counts only with a place. */
  readonly day?: CalendarDate | undefined
}

/** Which gifts are asked for, in which order, and which page of them. */
export interface GiftListQuery extends GiftFilters {
  /** @default the shop's own order, or the best match of a search */
  readonly order?: GiftSortOrder | undefined
  /** 1 first. @default 1 */
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

/** The fields of a question for gifts on the wire. */
export const giftListQueryFields = {
  occasion: values,
  flavour: values,
  colour: values,
  price_from: rupeesText,
  price_to: rupeesText,
  place: optional(pipe(string(), trim(), minLength(1), maxLength(maxPlaceLength))),
  date: optional(calendarDate),
  sort: optional(picklist(giftSortOrders)),
  current_page: pageNumberText,
}

const wire = object(giftListQueryFields)

/** A question as the server reads it. */
export type ParsedGiftListQuery = GiftListQuery & { readonly page: number }

/** Reads a question from the wire. */
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

/** Writes a question for the wire; what narrows nothing is left out. */
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
