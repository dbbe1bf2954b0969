import { array, description, pipe, record, strictObject } from 'valibot'
import { fileKey } from './fileKey.ts'
import { plainText } from './plainText.ts'

/** Offers that a product page can show, each with its terms (specification 2, section 3: offers). */
export const offersSchema = record(
  fileKey,
  strictObject({
    icon: pipe(fileKey, description('gift, flower, van, points, rakhi or team.')),
    title: plainText(80),
    terms: array(plainText(120)),
  }),
)
