import {
  array,
  check,
  integer,
  maxLength,
  maxValue,
  minLength,
  minValue,
  number,
  pipe,
  string,
} from 'valibot'
import { rupeesSchema } from '../money/index.ts'
import { maxCharacters } from '../wire/index.ts'

/** Most products of one request or response. */
export const maxStockRows = 500

/** Most bytes of a request with so many products. */
export const maxStockBodyBytes = 128 * 1024

/** Parses a stock number. */
export const stockNumberSchema = pipe(string(), minLength(1), maxCharacters(40))

/** Parses a number of units in stock. */
export const unitsInStockSchema = pipe(number(), integer(), minValue(0), maxValue(99_999))

/** Parses a price of 1 to 99,999 rupees. */
export const productPriceSchema = pipe(
  number(),
  minValue(1),
  maxValue(99_999),
  check((amount) => Math.round(amount * 100) / 100 === amount, 'at most two decimals'),
  rupeesSchema,
)

/** Parses the stock numbers of a request. */
export const stockNumbersSchema = pipe(array(stockNumberSchema), minLength(1), maxLength(maxStockRows))
