import {
  array,
  description,
  maxLength,
  maxValue,
  minLength,
  minValue,
  number,
  pipe,
  regex,
  strictObject,
  string,
} from 'valibot'
import { createPlainTextSchema } from './createPlainTextSchema.ts'
import { isoDaySchema } from './isoDaySchema.ts'

/** Currencies in which prices can be shown beside rupees, in the order of their menu. */
export const currenciesSchema = strictObject({
  ratesOf: pipe(isoDaySchema, description('Date of the rates.')),
  currencies: array(
    strictObject({
      code: pipe(string(), regex(/^(?!INR)[A-Z]{3}$/, 'three capital letters, and not INR')),
      name: createPlainTextSchema(40),
      symbol: pipe(string(), minLength(1, 'a symbol'), maxLength(6, 'at most 6 characters')),
      rate: pipe(
        number(),
        minValue(0.000_001, 'more than 0'),
        maxValue(1_000_000, 'at most a million'),
        description('What one rupee is worth.'),
      ),
    }),
  ),
})
