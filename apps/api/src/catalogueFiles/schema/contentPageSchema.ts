import { isAllowedContentHref } from '@store/api-client/contract/settings'
import { array, boolean, check, description, optional, pipe, strictObject, string, tuple } from 'valibot'
import { createShopTextSchema } from './createShopTextSchema.ts'
import { isoDaySchema } from './isoDaySchema.ts'

/** The address of a link in the shop's texts. */
export const hrefSchema = pipe(
  string(),
  check(
    isAllowedContentHref,
    'a path of the store such as /flowers, or an address with https:, mailto: or tel:',
  ),
)

const long = createShopTextSchema(1000)

const link = strictObject({
  text: createShopTextSchema(100),
  href: hrefSchema,
  note: optional(pipe(createShopTextSchema(240), description('What is there.'))),
  isCategory: optional(
    pipe(boolean(), description('Whether it leads to a category: it is left out while the shop has none.')),
  ),
})

const block = pipe(
  strictObject({
    text: optional(pipe(long, description('A paragraph.'))),
    list: optional(pipe(array(long), description('A list with bullets.'))),
    links: optional(array(link)),
    facts: optional(
      pipe(
        array(tuple([createShopTextSchema(200), long])),
        description('Pairs of a label and a text, in brackets.'),
      ),
    ),
    questions: optional(array(strictObject({ ask: createShopTextSchema(200), answer: long }))),
    quotes: optional(pipe(array(long), description('Texts to copy, such as messages for a card.'))),
    codes: optional(array(strictObject({ code: createShopTextSchema(40), text: long }))),
  }),
  check(
    (fields) => Object.keys(fields).length === 1,
    'an entry of one kind: text, list, links, facts, questions, quotes or codes',
  ),
)

/** The texts of a content page. */
export const contentPageSchemaEntries = {
  title: createShopTextSchema(100),
  lead: pipe(
    createShopTextSchema(300),
    description('One or two sentences below the title; search engines show them, too.'),
  ),
  linkText: optional(
    pipe(createShopTextSchema(60), description('Text of the link to it. Default: its title.')),
  ),
  parent: optional(
    pipe(
      strictObject({ text: createShopTextSchema(100), href: hrefSchema }),
      description('The page above it.'),
    ),
  ),
  sections: array(
    strictObject({
      heading: optional(createShopTextSchema(100)),
      blocks: array(block),
    }),
  ),
}

/** The date of a content page's last change. */
export const lastChangedSchema = optional(pipe(isoDaySchema, description('Date of its last change.')))
