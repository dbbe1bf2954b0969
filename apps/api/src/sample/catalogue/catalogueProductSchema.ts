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

/** A product of the sample catalogue as an author writes it (specification 2, section 3: Product info). */
export const catalogueProductSchema = pipe(
  strictObject({
    nid,
    /** First segment of its URL. */
    type: picklist(catalogueTypes),
    /** Last segment of its URL, and name of its pictures. */
    slug: slugSchema,
    /** Former slugs; their URLs respond with this status and redirect here (section 2). @default none */
    formerSlugs: optional(array(strictObject({ slug: slugSchema, status: picklist([301, 302]) })), []),
    /** Its name, on its page and in the cart. */
    title: plainText(60),
    /** Its category; also the second breadcrumb. */
    category: picklist(categoryNames),
    /** Rupees. */
    price: rupees,
    /** Rupees. @default for a combo the sum of its lines, else the price */
    listPrice: optional(rupees),
    /** Parts that add up to the price, in rupees (price_breakup). */
    priceBreakup: optional(array(strictObject({ label: plainText(40), price: rupees }))),
    /** Range in rupees within which the shopper sets the price (customPriceRange). */
    priceRange: optional(strictObject({ from: rupees, to: rupees })),
    /** Alternative text of the picture. */
    alt: plainText(140),
    /** Detail images, each with its alternative text (images). @default none */
    closeUps: optional(array(strictObject({ name: slugSchema, alt: plainText(140) })), []),
    /** Slugs of its components, whose pictures the gallery shows too (images). @default none */
    morePictures: optional(array(slugSchema), []),
    /**
     * Video in the gallery: its position among the pictures, its name, and the product whose picture is its
     * thumbnail.
     */
    film: optional(strictObject({ position: wholeNumber(1, 9), name: slugSchema, thumbnail: slugSchema })),
    /** Contents of the box, one entry each (contains). */
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
    /** Sentences for a destination abroad. @default those of international products if it is one */
    internationalDisclaimer: optional(array(plainText(240))),
    /** withEgg: only baked products have it. */
    hasEgg: optional(boolean()),
    /** Units in stock. */
    stock: wholeNumber(0, 9_999),
    /** Destination country: two capital letters. @default 'IN' */
    country: optional(pipe(string(), regex(/^[A-Z]{2}$/)), 'IN'),
    /** Delivery rules (section 4). */
    delivery: deliverySchema,
    /** In display order. @default none */
    attributes: optional(array(attributeSchema), []),
    /** Maximum length of a text attribute (character_limit). @default 25, or 50 for attribute 14 */
    textLimit: optional(wholeNumber(1, 200)),
    /** Keys of `offers`. @default none */
    offers: optional(array(key), []),
    /** Key of `addOnSets`: add-ons of the add-on panel (showAddon). */
    addOns: optional(key),
    /** An add-on that needs an input: the number of a candle, the occasion of a card. */
    asks: optional(picklist(['number', 'occasion'])),
    /** Related products by nid: 'Make this gift extra special' (relatedProduct). @default none */
    related: optional(array(nid), []),
    /** Set if it consists of other products. */
    combo: optional(comboSchema),
    /** A product added as a free line, by nid (specification 1, section 3: is_freebie). */
    freebie: optional(nid),
    /** Set if the shopper fills the hamper step by step. */
    hamper: optional(hamperSchema),
    /** Set if it carries the shopper's text or photo. */
    personalise: optional(personaliseSchema),
    /** Minimum quantity of an order; above the limit of a line the product is enquiry-only (moq). */
    minimumOrder: optional(wholeNumber(2, 1_000)),
    /** Whether the shopper earns points with it (earn points). @default false */
    earns: optional(boolean(), false),
    /** Missing if there are no reviews yet. */
    reviews: optional(reviewsSchema),
    /** Meta data for search engines (metaDetails). @default its title and description */
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
