import { array, integer, literal, minValue, number, object, optional, pipe, string, transform } from 'valibot'
import { type Paise, rupeesSchema } from '../money/index.ts'
import {
  localPathSchema,
  mediaUrlWithFallbackSchema,
  type ProductPicture,
  picturesSchema,
  pictureWithFallbackSchema,
} from '../wire/index.ts'

/** A category of gifts that the page links to. */
export interface CorporateGiftCategory {
  readonly title: string
  readonly href: string
  readonly picture: ProductPicture
}

/** A company whose logo is shown among the clients. */
export interface ClientLogo {
  readonly name: string
  /** Logo of the company. */
  readonly picture: ProductPicture
}

/** A quote by a person at a client company. */
export interface Testimonial {
  readonly id: string
  readonly quote: string
  readonly name: string
  /** Job title and company. */
  readonly role: string
}

/** A step from the enquiry to the delivery (specification 2, section 3: order step). */
export interface HowToOrderStep {
  readonly id: string
  /** URL of its drawing. */
  readonly img: string
  readonly imgAlt: string
  readonly heading: string
  readonly desc: string
}

/** A corporate gift that can be ordered by enquiry. */
export interface CorporateGift {
  readonly title: string
  /** URL of its page, and its id in an enquiry. */
  readonly href: string
  /** Price of one unit, before the volume discount. */
  readonly price: Paise
  /** Minimum quantity of an order (specification 2, section 2: moq). */
  readonly minimum: number
}

/** Content of the corporate landing page (specification 2, section 2). */
export interface CorporatePage {
  readonly banner: { readonly title: string; readonly text: string; readonly picture: ProductPicture }
  readonly gifts: readonly CorporateGiftCategory[]
  readonly clients: readonly ClientLogo[]
  readonly testimonials: readonly Testimonial[]
  readonly gallery: readonly ProductPicture[]
  readonly steps: readonly HowToOrderStep[]
  /** Gifts with a minimum quantity, to choose from in the form. */
  readonly products: readonly CorporateGift[]
  /** E-mail address for enquiries without the form. */
  readonly contactEmail: string | undefined
}

/** Parses the page. */
export const corporatePageContentSchema = pipe(
  object({
    status: literal(true),
    result: object({
      banner: object({ title: string(), text: string(), picture: pictureWithFallbackSchema }),
      gifts: array(object({ title: string(), href: localPathSchema, picture: pictureWithFallbackSchema })),
      clients: array(object({ name: string(), picture: pictureWithFallbackSchema })),
      testimonials: array(object({ id: string(), quote: string(), name: string(), role: string() })),
      gallery: picturesSchema,
      steps: array(
        object({
          id: string(),
          img: mediaUrlWithFallbackSchema,
          imgAlt: string(),
          heading: string(),
          desc: string(),
        }),
      ),
      products: array(
        pipe(
          object({
            title: string(),
            product_url: localPathSchema,
            price: rupeesSchema,
            moq: pipe(number(), integer(), minValue(1)),
          }),
          transform(
            ({ title, product_url, price, moq }): CorporateGift => ({
              ...{ title, href: product_url, price },
              minimum: moq,
            }),
          ),
        ),
      ),
      contact_email: optional(string()),
    }),
  }),
  transform(
    ({ result: { contact_email, ...page } }): CorporatePage => ({ ...page, contactEmail: contact_email }),
  ),
)
