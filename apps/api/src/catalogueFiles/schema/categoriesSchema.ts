import { array, boolean, description, optional, pipe, strictObject } from 'valibot'
import { createPlainTextSchema } from './createPlainTextSchema.ts'
import { createTaxSchemaEntries } from './createTaxSchemaEntries.ts'
import { slugSchema } from './slugSchema.ts'

/** Categories, in the order of the menu. */
export const categoriesSchema = array(
  strictObject({
    id: pipe(slugSchema, description('Products name their category by it.')),
    title: createPlainTextSchema(40),
    slug: pipe(slugSchema, description('Address of its page, or of a page that lists its products.')),
    intro: optional(
      pipe(
        createPlainTextSchema(160),
        description('One sentence about its gifts. A category without it has no page of its own.'),
      ),
    ),
    onHomePage: optional(
      pipe(boolean(), description('Whether the home page shows its first products. Default: true.')),
      true,
    ),
    ...createTaxSchemaEntries('that of defaults.yaml'),
    disclaimer: optional(
      pipe(array(createPlainTextSchema(240)), description('Sentences behind Show More of its products.')),
      [],
    ),
    note: optional(pipe(createPlainTextSchema(80), description('A short note on its products.'))),
    quickLinks: optional(
      pipe(array(slugSchema), description('Ids of the categories linked below a product.')),
      [],
    ),
  }),
)
