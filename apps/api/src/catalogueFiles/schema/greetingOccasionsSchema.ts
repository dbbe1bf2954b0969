import { array, strictObject } from 'valibot'
import { createPlainTextSchema } from './createPlainTextSchema.ts'
import { createWholeNumberSchema } from './createWholeNumberSchema.ts'

/** Occasions of a greeting card, in their order (specification 2, section 3: Occasion list). */
export const greetingOccasionsSchema = array(
  strictObject({ id: createWholeNumberSchema(1, 9_999), name: createPlainTextSchema(40) }),
)
