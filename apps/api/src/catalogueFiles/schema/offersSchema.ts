import { array, description, pipe, record, strictObject } from 'valibot'
import { createPlainTextSchema } from './createPlainTextSchema.ts'
import { entryKeySchema } from './entryKeySchema.ts'

/** Offers that a product page can show, each with its terms (specification 2, section 3: offers). */
export const offersSchema = record(
  entryKeySchema,
  strictObject({
    icon: pipe(entryKeySchema, description('gift, flower, van, points, rakhi or team.')),
    title: createPlainTextSchema(80),
    terms: array(createPlainTextSchema(120)),
  }),
)
