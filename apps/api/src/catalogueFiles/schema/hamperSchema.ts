import { array, check, description, minLength, optional, pipe, strictObject } from 'valibot'
import { createPlainTextSchema } from './createPlainTextSchema.ts'
import { createWholeNumberSchema } from './createWholeNumberSchema.ts'
import { productNumberSchema } from './productNumberSchema.ts'

const step = pipe(
  strictObject({
    title: createPlainTextSchema(30),
    min: pipe(createWholeNumberSchema(0, 20), description('Fewest items; 0 makes the step optional.')),
    max: createWholeNumberSchema(1, 20),
    items: pipe(array(productNumberSchema), minLength(1, 'at least one product')),
  }),
  check(({ min, max }) => min <= max, 'min is not above max'),
  check(({ items }) => new Set(items).size === items.length, 'each product stands once in a step'),
)

/**
 * Makes a product a hamper that the shopper fills (specification 2, sections 3 and 4: isCustomProduct, Hamper step).
 */
export const hamperSchema = strictObject({
  steps: pipe(array(step), minLength(2, 'at least two steps')),
  offsetDays: optional(
    pipe(
      createWholeNumberSchema(0, 30),
      description('Days from today until the first delivery date. Default: 0.'),
    ),
    0,
  ),
  courierNid: optional(
    pipe(productNumberSchema, description('The same hamper by courier, for 2 or more days ahead.')),
  ),
})
