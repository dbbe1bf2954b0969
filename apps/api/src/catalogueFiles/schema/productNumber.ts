import { wholeNumber } from './wholeNumber.ts'

/** The number of a product; it is never given to another one. */
export const productNumber = wholeNumber(1, 9_999_999)
