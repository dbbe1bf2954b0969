import { wholeNumber } from './wholeNumber.ts'

/** The number of a product, which is never reused for another one. */
export const productNumber = wholeNumber(1, 9_999_999)
