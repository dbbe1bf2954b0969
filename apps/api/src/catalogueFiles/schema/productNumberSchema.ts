import { createWholeNumberSchema } from './createWholeNumberSchema.ts'

/** The number of a product, which is never reused for another one. */
export const productNumberSchema = createWholeNumberSchema(1, 9_999_999)
