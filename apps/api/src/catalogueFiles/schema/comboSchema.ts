import { quantityLimits } from '@store/api-client/contract/rules/quantity'
import { array, boolean, description, minLength, optional, pipe, strictObject } from 'valibot'
import { createWholeNumberSchema } from './createWholeNumberSchema.ts'
import { productNumberSchema } from './productNumberSchema.ts'

const line = strictObject({
  nid: productNumberSchema,
  quantity: createWholeNumberSchema(quantityLimits.min, quantityLimits.max),
})

/** The lines of a combo (specification 1, section 3: combo lines; specification 2: product_count). */
export const comboSchema = strictObject({
  lines: pipe(array(line), minLength(1, 'at least one line')),
  canReplicate: optional(
    pipe(boolean(), description('Whether a new quantity of one line can be applied to all. Default: true.')),
    true,
  ),
})
