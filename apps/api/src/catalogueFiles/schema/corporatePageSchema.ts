import { array, description, pipe, strictObject } from 'valibot'
import { plainText } from './plainText.ts'
import { slugSchema } from './slugSchema.ts'

/** The landing page for companies. */
export const corporatePageSchema = strictObject({
  banner: strictObject({
    title: plainText(80),
    text: plainText(160),
    product: pipe(slugSchema, description('Slug of the product whose picture it shows.')),
  }),
  categories: pipe(array(slugSchema), description('Ids of the categories it links to.')),
  clients: array(
    strictObject({
      name: plainText(60),
      picture: pipe(slugSchema, description('Name of an SVG file.')),
      alt: plainText(140),
    }),
  ),
  testimonials: array(
    strictObject({ id: slugSchema, quote: plainText(200), name: plainText(40), role: plainText(60) }),
  ),
  steps: array(
    strictObject({
      id: pipe(slugSchema, description('Its picture is order-step-<id>.svg.')),
      heading: plainText(60),
      text: plainText(160),
    }),
  ),
})
