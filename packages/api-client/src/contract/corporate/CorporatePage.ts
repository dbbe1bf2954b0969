import { array, integer, literal, minValue, number, object, optional, pipe, string, transform } from 'valibot'
import { type Paise, rupees } from '../money/index.ts'
import { localPath, type ProductPicture, picture } from '../wire/index.ts'

/** A kind of gifts the page leads to. */
export interface CorporateGiftCategory {
  readonly title: string
  readonly href: string
  readonly picture: ProductPicture
}

/** A company whose mark stands among the clients'. */
export interface ClientLogo {
  readonly name: string
  /** Its mark. */
  readonly picture: ProductPicture
}

/** What somebody of a company said. */
export interface Testimonial {
  readonly id: string
  readonly quote: string
  readonly name: string
  /** Work and company. */
  readonly role: string
}

/** A step from the enquiry to the gift at the door (specification 2, section 3: order step). */
export interface HowToOrderStep {
  readonly id: string
  /** Address of its drawing. */
  readonly img: string
  readonly imgAlt: string
  readonly heading: string
  readonly desc: string
}

/** A gift for companies one can enquire for. */
export interface CorporateGift {
  readonly title: string
  /** Address of its page, and what an enquiry calls it by. */
  readonly href: string
  /** Price of one, before what comes off for many. */
  readonly price: Paise
  /** Fewest pieces of an order (specification 2, section 2: moq). */
  readonly minimum: number
}

/** What the corporate landing page shows (specification 2, section 2). */
export interface CorporatePage {
  readonly banner: { readonly title: string; readonly text: string; readonly picture: ProductPicture }
  readonly gifts: readonly CorporateGiftCategory[]
  readonly clients: readonly ClientLogo[]
  readonly testimonials: readonly Testimonial[]
  readonly gallery: readonly ProductPicture[]
  readonly steps: readonly HowToOrderStep[]
  /** Gifts with a least number, to choose from in the form. */
  readonly products: readonly CorporateGift[]
  /** Where to write without the form. */
  readonly contactEmail: string | undefined
}

/** Reads the page. */
export const corporatePage = pipe(
  object({
    status: literal(true),
    result: object({
      banner: object({ title: string(), text: string(), picture }),
      gifts: array(object({ title: string(), href: localPath, picture })),
      clients: array(object({ name: string(), picture })),
      testimonials: array(object({ id: string(), quote: string(), name: string(), role: string() })),
      gallery: array(picture),
      steps: array(
        object({ id: string(), img: localPath, imgAlt: string(), heading: string(), desc: string() }),
      ),
      products: array(
        pipe(
          object({
            title: string(),
            product_url: localPath,
            price: rupees,
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
