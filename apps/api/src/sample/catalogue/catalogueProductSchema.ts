import { array, boolean, check, optional, picklist, pipe, regex, strictObject, string } from 'valibot'
import { catalogueTypes } from './catalogueTypes.ts'
import { categoryNames } from './categoryNames.ts'
import { attributeSchema } from './schema/attributeSchema.ts'
import { comboSchema } from './schema/comboSchema.ts'
import { deliverySchema } from './schema/deliverySchema.ts'
import { hamperSchema } from './schema/hamperSchema.ts'
import { personaliseSchema } from './schema/personaliseSchema.ts'
import { plainText } from './schema/plainText.ts'
import { reviewsSchema } from './schema/reviewsSchema.ts'
import { slugSchema } from './schema/slugSchema.ts'
import { wholeNumber } from './schema/wholeNumber.ts'

const nid = wholeNumber(1, 99_999)
const rupees = wholeNumber(1, 99_999)
const key = pipe(string(), regex(/^[a-z][A-Za-z]*$/, 'a key of its table'))

/** A product of the sample catalogue, as a person writes it down (specification 2, section 3: Product info). */
export const catalogueProductSchema = pipe(
  strictObject({
    nid,
    /** The first part of its address. */
    type: picklist(catalogueTypes),
    /** Last part of its address, and name of its pictures. */
    slug: slugSchema,
    /** Slugs it had before; their addresses answer with this status and lead here (section 2). @default none */
    formerSlugs: optional(array(strictObject({ slug: slugSchema, status: picklist([301, 302]) })), []),
    /** Its name, on its page and in the cart. */
    title: plainText(60),
    /** Its shelf; also the second step of the way to it. */
    category: picklist(categoryNames),
    /** Rupees. */
    price: rupees,
    /** Rupees. @default for a combo what its lines would cost, else the price */
    listPrice: optional(rupees),
    /** Parts that add up to the price, in rupees (price_breakup). */
    priceBreakup: optional(array(strictObject({ label: plainText(40), price: rupees }))),
    /** Rupees between which a shopper names the price (customPriceRange). */
    priceRange: optional(strictObject({ from: rupees, to: rupees })),
    /** What the picture shows. */
    alt: plainText(140),
    /** Pictures of it from near by, each with what it shows (images). @default none */
    closeUps: optional(array(strictObject({ name: slugSchema, alt: plainText(140) })), []),
    /** Slugs of what it is made of, whose pictures stand in the gallery too (images). @default none */
    morePictures: optional(array(slugSchema), []),
    /** A film in the gallery: its place among the pictures, its name, and the product whose picture it waits with. */
    film: optional(strictObject({ position: wholeNumber(1, 9), name: slugSchema, thumbnail: slugSchema })),
    /** What the box holds, one thing each (contains). */
    contains: array(plainText(80)),
    /** One or two sentences. */
    description: plainText(400),
    /** caringTips. @default none */
    careTips: optional(array(plainText(120)), []),
    /** Key points of a plant, each with an icon (section 2). @default none */
    keyPoints: optional(
      array(strictObject({ icon: picklist(['light', 'water', 'pet', 'air', 'size']), text: plainText(40) })),
      [],
    ),
    /** Sentences behind Show More. @default the sentences of its category */
    disclaimer: optional(array(plainText(240))),
    /** Sentences for a place abroad. @default the sentences of international products where it is one */
    internationalDisclaimer: optional(array(plainText(240))),
    /** withEgg: only what is baked says it. */
    hasEgg: optional(boolean()),
    /** Pieces there are. */
    stock: wholeNumber(0, 9_999),
    /** Where it can be sent: two capital letters. @default 'IN' */
    country: optional(pipe(string(), regex(/^[A-Z]{2}$/)), 'IN'),
    /** How and when it comes (section 4). */
    delivery: deliverySchema,
    /** In the order in which they stand. @default none */
    attributes: optional(array(attributeSchema), []),
    /** Characters a text attribute takes (character_limit). @default 25, or 50 for attribute 14 */
    textLimit: optional(wholeNumber(1, 200)),
    /** Keys of `offers`. @default none */
    offers: optional(array(key), []),
    /** Key of `addOnSets`: the add-on panel opens with these (showAddon). */
    addOns: optional(key),
    /** An add-on that asks something of its own: the number of a candle, the occasion of a card. */
    asks: optional(picklist(['number', 'occasion'])),
    /** Products beside it, by nid: 'Make this gift extra special' (relatedProduct). @default none */
    related: optional(array(nid), []),
    /** It is made of other products. */
    combo: optional(comboSchema),
    /** A product that comes with it as a free line, by nid (specification 1, section 3: is_freebie). */
    freebie: optional(nid),
    /** A shopper fills it, step by step. */
    hamper: optional(hamperSchema),
    /** It carries a shopper's own words or picture. */
    personalise: optional(personaliseSchema),
    /** Pieces an order has at least; above 10 it is enquired for (moq). */
    minimumOrder: optional(wholeNumber(2, 1_000)),
    /** A shopper earns points with it (earn points). @default false */
    earns: optional(boolean(), false),
    /** Missing where nobody reviewed yet. */
    reviews: optional(reviewsSchema),
    /** Words for search engines (metaDetails). @default its title and description */
    meta: optional(strictObject({ title: plainText(70), description: plainText(160) })),
  }),
  check(({ price, listPrice = price }) => listPrice >= price, 'the list price is not below the price'),
  check(({ alt }) => alt.length >= 20, 'an alt of at least 20 characters'),
  check(
    ({ price, priceBreakup: parts }) => !parts || parts.reduce((sum, part) => sum + part.price, 0) === price,
    'the parts add up to the price',
  ),
  check(
    ({ price, priceRange: range }) => !range || (range.from <= price && price <= range.to),
    'the price lies in its range',
  ),
  check(
    ({ price, attributes }) =>
      price +
        attributes.reduce((sum, { options }) => sum + Math.min(0, ...options.map(({ adds }) => adds)), 0) >
      0,
    'the cheapest choice costs something',
  ),
  check(
    ({ textLimit, attributes }) =>
      textLimit === undefined || attributes.some(({ display }) => display === 'text'),
    'a text limit belongs to a text',
  ),
)
