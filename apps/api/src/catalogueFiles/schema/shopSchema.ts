import {
  contentPagePathPattern,
  footerGroupNames,
  shopSocialNetworks,
} from '@store/api-client/contract/settings'
import {
  array,
  check,
  description,
  email,
  entriesFromList,
  maxLength,
  optional,
  partial,
  picklist,
  pipe,
  record,
  regex,
  strictObject,
  string,
} from 'valibot'
import { contentPageSchemaEntries, hrefSchema, lastChangedSchema } from './contentPageSchema.ts'
import { createShopTextSchema } from './createShopTextSchema.ts'
import { slugSchema } from './slugSchema.ts'

const https = pipe(string(), regex(/^https:\/\/[^\s<>"]+$/, 'an address that begins with https://'))

const path = pipe(
  string(),
  maxLength(100, 'at most 100 characters'),
  regex(contentPagePathPattern, 'a path of a content page, such as /about-us, /faq or /pages/delivery'),
  description('/about-us, /contact-us, /faq and so on, or /pages/<any name> or /blog/<any name>.'),
)

const hours = optional(pipe(createShopTextSchema(80), description('When it is answered.')))

const phone = pipe(
  string(),
  regex(/^\+[1-9]\d{0,2}[ \d]{6,16}\d$/, "an international number in quotes, such as '+91 80 4000 0000'"),
)

const claims = pipe(
  array(strictObject({ figure: createShopTextSchema(20), text: createShopTextSchema(60) })),
  description('Figures on the home page and on product pages: say only what you can prove.'),
)

const heroTexts = {
  title: createShopTextSchema(80),
  text: createShopTextSchema(160),
  linkText: optional(pipe(createShopTextSchema(40), description('Text of its link.'))),
}

const why = {
  heading: createShopTextSchema(80),
  text: createShopTextSchema(400),
}

const address = pipe(createShopTextSchema(200), description('Postal address, in one line.'))

/** A translation of the shop's texts; texts without a translation stay in the shop's first language. */
const translation = strictObject({
  name: optional(createShopTextSchema(60)),
  hours: optional(
    pipe(createShopTextSchema(80), description('When the telephone and WhatsApp are answered.')),
  ),
  address: optional(address),
  hero: optional(strictObject(partial(strictObject(heroTexts)).entries)),
  claims: optional(claims),
  why: optional(strictObject(partial(strictObject(why)).entries)),
  pages: optional(
    array(strictObject({ path, ...partial(strictObject(contentPageSchemaEntries)).entries })),
    [],
  ),
})

/** How the shop describes itself; missing fields are not shown. */
export const shopSchema = strictObject({
  name: pipe(createShopTextSchema(60), description('The name of the shop.')),
  contacts: optional(
    strictObject({
      telephone: optional(strictObject({ number: phone, hours })),
      whatsApp: optional(strictObject({ number: phone, hours })),
      email: optional(pipe(string(), email('an e-mail address'))),
      address: optional(address),
    }),
    {},
  ),
  hero: optional(
    pipe(
      strictObject({
        ...heroTexts,
        href: optional(pipe(hrefSchema, description('Where its link leads; write linkText, too.'))),
        picture: optional(
          pipe(
            slugSchema,
            description('Its pictures are <name>-phone and <name>-desktop; leave it out for none.'),
          ),
        ),
      }),
      check(
        ({ href, linkText }) => (href === undefined) === (linkText === undefined),
        'a hero has href and linkText together, or neither',
      ),
      description('The first section of the home page. Without it the name of the shop is there.'),
    ),
  ),
  claims: optional(claims, []),
  why: optional(
    pipe(
      strictObject(why),
      description('Why people buy here; on product pages, beside a category’s picture.'),
    ),
  ),
  social: optional(
    strictObject(partial(strictObject(entriesFromList(shopSocialNetworks, https))).entries),
    {},
  ),
  apps: optional(strictObject({ apple: optional(https), google: optional(https) }), {}),
  pages: optional(
    array(
      strictObject({
        path,
        group: optional(
          pipe(picklist(footerGroupNames), description('Where the footer lists it. Default: nowhere.')),
        ),
        changed: lastChangedSchema,
        ...contentPageSchemaEntries,
      }),
    ),
    [],
  ),
  translations: optional(
    record(pipe(string(), regex(/^[a-z]{2}$/, 'the code of a language, such as hi')), translation),
    {},
  ),
})
