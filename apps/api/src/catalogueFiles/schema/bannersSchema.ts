import { array, description, pipe, regex, strictObject, string } from 'valibot'
import { createPlainTextSchema } from './createPlainTextSchema.ts'
import { slugSchema } from './slugSchema.ts'

/** Banners of the home page, in their order. */
export const bannersSchema = array(
  strictObject({
    id: pipe(slugSchema, description('Its pictures are banner-<id>-phone and banner-<id>-desktop.')),
    title: createPlainTextSchema(60),
    text: createPlainTextSchema(120),
    href: pipe(string(), regex(/^\/\S*$/, 'a path of the store, such as /cakes')),
    alt: pipe(
      createPlainTextSchema(140),
      description('What its picture shows, for people who cannot see it.'),
    ),
  }),
)
