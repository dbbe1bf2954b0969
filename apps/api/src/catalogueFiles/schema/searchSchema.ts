import { array, description, minLength, optional, pipe, record, regex, strictObject, string } from 'valibot'
import { createPlainTextSchema } from './createPlainTextSchema.ts'
import { slugSchema } from './slugSchema.ts'

const values = optional(
  pipe(record(slugSchema, createPlainTextSchema(40)), description('Its slug in addresses, and its name.')),
  {},
)

const word = pipe(
  string(),
  regex(/^[a-z0-9 ]+\*?$/, 'small letters; with * at its end it matches every word that begins with it'),
)

/** The filters of lists and of the search, and synonyms. */
export const searchSchema = strictObject({
  occasions: values,
  flavours: values,
  colours: values,
  synonyms: optional(
    array(
      strictObject({
        words: pipe(array(word), minLength(1, 'at least one word')),
        alsoFindBy: pipe(createPlainTextSchema(120), description('Other words that find the same products.')),
      }),
    ),
    [],
  ),
})
