import { array, description, optional, pipe, strictObject } from 'valibot'
import { createPlainTextSchema } from './createPlainTextSchema.ts'
import { createTaxSchemaEntries } from './createTaxSchemaEntries.ts'
import { createWholeNumberSchema } from './createWholeNumberSchema.ts'

/** Values of all products. */
export const productDefaultsSchema = strictObject({
  pointsPercent: optional(
    pipe(
      createWholeNumberSchema(0, 100),
      description('Points that a product earns per hundred rupees. Default: 0.'),
    ),
    0,
  ),
  ...createTaxSchemaEntries('none, and 0'),
  internationalDisclaimer: optional(
    pipe(
      array(createPlainTextSchema(240)),
      description('Disclaimer of every product delivered abroad, unless the product has its own.'),
    ),
    [],
  ),
})
