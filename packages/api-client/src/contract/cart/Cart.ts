import {
  array,
  boolean,
  integer,
  minValue,
  nonOptional,
  number,
  object,
  pipe,
  record,
  string,
  transform,
} from 'valibot'
import { type Paise, rupees } from '../money/index.ts'
import { type CartLine, cartLine } from './CartLine.ts'

/** A row of the bill. */
export interface PriceRow {
  readonly label: string
  readonly amount: Paise
}

/** The cart as the server last said it. */
export interface Cart {
  /** Grows with each change; an older answer is ignored. */
  readonly version: number
  /** Lines in the order they were added. */
  readonly lines: readonly CartLine[]
  /** Country id to name, for the countries the lines go to. */
  readonly countries: Readonly<Record<string, string>>
  readonly hasSeveralCountries: boolean
  readonly rows: readonly PriceRow[]
  readonly total: Paise
  /** What the total would be at list prices. */
  readonly listTotal: Paise
  /** What the shopper saves against list prices. */
  readonly saving: Paise
  /** Pieces in the cart. */
  readonly itemCount: number
}

const count = pipe(number(), integer(), minValue(0))

/** Reads the cart (specification 1, section 3); `vendor_prod` and `courier_prod` hold line ids by country. */
const cart = pipe(
  object({
    version: count,
    prods: array(cartLine),
    vendor_prod: record(string(), array(string())),
    courier_prod: record(string(), array(string())),
    all_country: record(string(), nonOptional(string())),
    multiple_country: boolean(),
    price_items: array(object({ label: string(), amt: rupees })),
    total_amt: rupees,
    total_list_price: rupees,
    saving_amount: rupees,
    total_items: count,
    currency_hex_code: string(),
  }),
  transform(
    (wire): Cart => ({
      version: wire.version,
      lines: wire.prods,
      countries: wire.all_country,
      hasSeveralCountries: wire.multiple_country,
      rows: wire.price_items.map(({ label, amt }) => ({ label, amount: amt })),
      total: wire.total_amt,
      listTotal: wire.total_list_price,
      saving: wire.saving_amount,
      itemCount: wire.total_items,
    }),
  ),
)

/** Reads an answer that is the whole cart. */
export const cartAnswer = pipe(
  object({ result: cart }),
  transform(({ result }) => result),
)
