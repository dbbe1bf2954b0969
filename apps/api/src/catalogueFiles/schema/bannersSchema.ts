import { array, description, pipe, regex, strictObject, string } from 'valibot'
import { plainText } from './plainText.ts'
import { slugSchema } from './slugSchema.ts'

/** Banners of the home page, in their order. */
export const bannersSchema = array(
  strictObject({
    id: pipe(slugSchema, description('Its pictures are banner-<id>-phone and banner-<id>-desktop.')),
    title: plainText(60),
    text: plainText(120),
    href: pipe(string(), regex(/^\/\S*$/, 'a path of the store, such as /cakes')),
    alt: pipe(plainText(140), description('What its picture shows, for people who cannot see it.')),
  }),
)
