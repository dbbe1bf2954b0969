import { array, description, pipe, strictObject } from 'valibot'
import { createPlainTextSchema } from './createPlainTextSchema.ts'
import { slugSchema } from './slugSchema.ts'

/** The landing page for companies. */
export const corporatePageSchema = strictObject({
  banner: strictObject({
    title: createPlainTextSchema(80),
    text: createPlainTextSchema(160),
    product: pipe(slugSchema, description('Slug of the product whose picture it shows.')),
  }),
  categories: pipe(array(slugSchema), description('Ids of the categories it links to.')),
  clients: array(
    strictObject({
      name: createPlainTextSchema(60),
      picture: pipe(slugSchema, description('Name of an SVG file.')),
      alt: createPlainTextSchema(140),
    }),
  ),
  testimonials: array(
    strictObject({
      id: slugSchema,
      quote: createPlainTextSchema(200),
      name: createPlainTextSchema(40),
      role: createPlainTextSchema(60),
    }),
  ),
  steps: array(
    strictObject({
      id: pipe(slugSchema, description('Its picture is order-step-<id>.svg.')),
      heading: createPlainTextSchema(60),
      text: createPlainTextSchema(160),
    }),
  ),
})
