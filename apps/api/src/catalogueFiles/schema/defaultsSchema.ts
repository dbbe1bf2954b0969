import { array, description, optional, pipe, strictObject } from 'valibot'
import { createTaxEntries } from './createTaxEntries.ts'
import { plainText } from './plainText.ts'
import { wholeNumber } from './wholeNumber.ts'

/** Values of all products. */
export const defaultsSchema = strictObject({
  pointsPercent: optional(
    pipe(wholeNumber(0, 100), description('Points that a product earns per hundred rupees. Default: 0.')),
    0,
  ),
  ...createTaxEntries('none, and 0'),
  internationalDisclaimer: optional(
    pipe(
      array(plainText(240)),
      description('Disclaimer of every product delivered abroad, unless the product has its own.'),
    ),
    [],
  ),
})
