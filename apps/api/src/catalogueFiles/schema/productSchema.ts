import {
  array,
  boolean,
  check,
  description,
  optional,
  picklist,
  pipe,
  regex,
  strictObject,
  string,
} from 'valibot'
import { attributeSchema } from './attributeSchema.ts'
import { comboSchema } from './comboSchema.ts'
import { createPlainTextSchema } from './createPlainTextSchema.ts'
import { rupeePriceSchema } from './createRupeesSchema.ts'
import { createTaxSchemaEntries } from './createTaxSchemaEntries.ts'
import { createWholeNumberSchema } from './createWholeNumberSchema.ts'
import { deliverySchema } from './deliverySchema.ts'
import { entryKeySchema } from './entryKeySchema.ts'
import { hamperSchema } from './hamperSchema.ts'
import { isoDaySchema } from './isoDaySchema.ts'
import { personaliseSchema } from './personaliseSchema.ts'
import { productNumberSchema } from './productNumberSchema.ts'
import { productTypes } from './productTypes.ts'
import { reviewsSchema } from './reviewsSchema.ts'
import { slugSchema } from './slugSchema.ts'

const slugs = (text: string) => optional(pipe(array(slugSchema), description(text)), [])
const alt = createPlainTextSchema(140)
const keyPoint = strictObject({
  icon: picklist(['light', 'water', 'pet', 'air', 'size']),
  text: createPlainTextSchema(40),
})

/** A product as in its file, with amounts in rupees (specification 2, section 3: Product info). */
export const productSchema = pipe(
  strictObject({
    nid: pipe(
      productNumberSchema,
      description('Its number. It stays, and is never given to another product.'),
    ),
    sku: optional(pipe(createPlainTextSchema(40), description('Stock number. Default: mg- and its number.'))),
    type: pipe(picklist(productTypes), description('First part of its address.')),
    slug: pipe(slugSchema, description('Last part of its address, and the name of its picture.')),
    formerSlugs: optional(
      pipe(
        array(strictObject({ slug: slugSchema, status: picklist([301, 302]) })),
        description('Its former addresses, which redirect here.'),
      ),
      [],
    ),
    title: createPlainTextSchema(60),
    category: pipe(slugSchema, description('Id of its category.')),
    price: pipe(rupeePriceSchema, description('Rupees.')),
    listPrice: optional(
      pipe(
        rupeePriceSchema,
        description('Rupees. Default: for a combo the sum of its lines, else the price.'),
      ),
    ),
    priceBreakup: optional(
      pipe(
        array(strictObject({ label: createPlainTextSchema(40), price: rupeePriceSchema })),
        description('Parts that add up to the price.'),
      ),
    ),
    priceRange: optional(
      pipe(
        strictObject({ from: rupeePriceSchema, to: rupeePriceSchema }),
        description('The shopper names the price. Not sold yet.'),
      ),
    ),
    ...createTaxSchemaEntries('that of its category'),
    stock: pipe(createWholeNumberSchema(0, 99_999), description('Units in stock.')),
    addedOn: pipe(isoDaySchema, description('Since when it is on sale.')),
    alt: pipe(alt, description('What its picture shows, for people who cannot see it.')),
    closeUps: optional(
      pipe(array(strictObject({ name: slugSchema, alt })), description('Further pictures.')),
      [],
    ),
    morePictures: slugs('Slugs of the products whose pictures it shows too.'),
    film: optional(
      pipe(
        strictObject({ position: createWholeNumberSchema(1, 9), name: slugSchema, thumbnail: slugSchema }),
        description('A video: its position among the pictures, its name, and a product with its thumbnail.'),
      ),
    ),
    description: pipe(createPlainTextSchema(400), description('One or two sentences.')),
    contains: pipe(array(createPlainTextSchema(80)), description('What is in the box, one entry each.')),
    careTips: optional(array(createPlainTextSchema(120)), []),
    keyPoints: optional(pipe(array(keyPoint), description('Key points of a plant.')), []),
    disclaimer: optional(
      pipe(array(createPlainTextSchema(240)), description('Default: the sentences of its category.')),
    ),
    internationalDisclaimer: optional(
      pipe(
        array(createPlainTextSchema(240)),
        description('Default: that of defaults.yaml, if it goes abroad.'),
      ),
    ),
    hasEgg: optional(pipe(boolean(), description('For baked products only.'))),
    country: optional(
      pipe(
        string(),
        regex(/^[A-Z]{2}$/, 'two capital letters, such as IN'),
        description('Where it goes. Default: IN.'),
      ),
      'IN',
    ),
    delivery: deliverySchema,
    attributes: optional(array(attributeSchema), []),
    textLimit: optional(
      pipe(
        createWholeNumberSchema(1, 200),
        description('Most characters of a text. Default: 25, or 50 for 14.'),
      ),
    ),
    personalise: optional(personaliseSchema),
    combo: optional(pipe(comboSchema, description('It consists of other products.'))),
    hamper: optional(pipe(hamperSchema, description('The shopper fills it, step by step.'))),
    freebie: optional(pipe(productNumberSchema, description('A product that comes along, free.'))),
    addOns: optional(pipe(entryKeySchema, description('Key of a set in add-ons.yaml.'))),
    asks: optional(
      pipe(
        picklist(['number', 'occasion']),
        description('An add-on that needs an input: a number or an occasion.'),
      ),
    ),
    offers: optional(pipe(array(entryKeySchema), description('Keys of offers.yaml.')), []),
    related: optional(pipe(array(productNumberSchema), description('Products shown with it.')), []),
    minimumOrder: optional(
      pipe(
        createWholeNumberSchema(2, 1_000),
        description('Fewest units of an order. Above the limit of a cart line it is sold by enquiry.'),
      ),
    ),
    earns: optional(
      pipe(boolean(), description('Whether a shopper earns points with it. Default: false.')),
      false,
    ),
    occasions: slugs('Keys of search.yaml.'),
    flavours: slugs('Keys of search.yaml.'),
    colours: slugs('Keys of search.yaml.'),
    meta: optional(
      pipe(
        strictObject({ title: createPlainTextSchema(70), description: createPlainTextSchema(160) }),
        description('For search engines. Default: its title and description.'),
      ),
    ),
    reviews: optional(reviewsSchema),
  }),
  check(({ price, listPrice = price }) => listPrice >= price, 'listPrice is not below price'),
  check(({ alt }) => alt.length >= 20, 'alt has at least 20 characters'),
  check(
    ({ price, priceBreakup: parts }) => !parts || parts.reduce((sum, part) => sum + part.price, 0) === price,
    'the parts of priceBreakup add up to price',
  ),
  check(
    ({ price, priceRange: range }) => !range || (range.from <= price && price <= range.to),
    'price lies in priceRange',
  ),
  check(
    ({ price, attributes }) =>
      price +
        attributes.reduce((sum, { options }) => sum + Math.min(0, ...options.map(({ adds }) => adds)), 0) >
      0,
    'the cheapest choice of options costs something',
  ),
  check(
    ({ textLimit, attributes }) =>
      textLimit === undefined || attributes.some(({ display }) => display === 'text'),
    'textLimit belongs to an attribute that is a text',
  ),
)
