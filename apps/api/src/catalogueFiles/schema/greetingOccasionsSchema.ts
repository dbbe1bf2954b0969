import { array, strictObject } from 'valibot'
import { plainText } from './plainText.ts'
import { wholeNumber } from './wholeNumber.ts'

/** Occasions of a greeting card, in their order (specification 2, section 3: Occasion list). */
export const greetingOccasionsSchema = array(strictObject({ id: wholeNumber(1, 9_999), name: plainText(40) }))
