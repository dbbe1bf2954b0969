import { isContentHref } from '@store/api-client/contract/settings'
import { array, boolean, check, description, optional, pipe, strictObject, string, tuple } from 'valibot'
import { isoDay } from './isoDay.ts'
import { shopText } from './shopText.ts'

/** The address of a link in the shop's texts. */
export const hrefSchema = pipe(
  string(),
  check(isContentHref, 'a path of the store such as /flowers, or an address with https:, mailto: or tel:'),
)

const long = shopText(1000)

const link = strictObject({
  text: shopText(100),
  href: hrefSchema,
  note: optional(pipe(shopText(240), description('What is there.'))),
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
      pipe(array(tuple([shopText(200), long])), description('Pairs of a label and a text, in brackets.')),
    ),
    questions: optional(array(strictObject({ ask: shopText(200), answer: long }))),
    quotes: optional(pipe(array(long), description('Texts to copy, such as messages for a card.'))),
    codes: optional(array(strictObject({ code: shopText(40), text: long }))),
  }),
  check(
    (fields) => Object.keys(fields).length === 1,
    'an entry of one kind: text, list, links, facts, questions, quotes or codes',
  ),
)

/** The texts of a content page. */
export const contentPageEntries = {
  title: shopText(100),
  lead: pipe(
    shopText(300),
    description('One or two sentences below the title; search engines show them, too.'),
  ),
  linkText: optional(pipe(shopText(60), description('Text of the link to it. Default: its title.'))),
  parent: optional(
    pipe(strictObject({ text: shopText(100), href: hrefSchema }), description('The page above it.')),
  ),
  sections: array(
    strictObject({
      heading: optional(shopText(100)),
      blocks: array(block),
    }),
  ),
}

/** The date of a content page's last change. */
export const lastChangedSchema = optional(pipe(isoDay, description('Date of its last change.')))
