import { array, type InferOutput, nullable, object, optional, string } from 'valibot'
import { type ShopMarketingClaim, shopMarketingClaimsSchema } from '../settings/Shop.ts'
import { isLocalPath, type ProductPicture, pictureWithFallbackSchema } from '../wire/index.ts'
import { type CategoryTile, categoryTilesSchema } from './CategoryTile.ts'

/** A link in a page's footer. */
export interface ProductFooterLink {
  readonly text: string
  readonly href: string
}

/** The benefits section of a product page. */
export interface BenefitsSection {
  readonly heading: string
  readonly text: string
  readonly picture: ProductPicture
}

/** The footer of a product page (specification 2, section 2). */
export interface ProductFooter {
  /** Links to related pages. */
  readonly moreLinks: readonly ProductFooterLink[]
  /** The store's categories. */
  readonly categories: readonly CategoryTile[]
  readonly quickLinks: readonly ProductFooterLink[]
  /** Benefits with a picture; `undefined` when the store gives none. */
  readonly why: BenefitsSection | undefined
  /** Figures that the shop publishes about itself, such as a number of cities. @default none */
  readonly claims: readonly ShopMarketingClaim[]
}

/** A link of the footer on the wire. */
export const productFooterLinkSchema = object({ text: string(), href: string() })

const pageLinks = array(productFooterLinkSchema)

// One bad link in the store's data must not fail the whole page.
const localLinks = (links: readonly ProductFooterLink[]) => links.filter(({ href }) => isLocalPath(href))

/** Product info fields of the page footer. */
export const productFooterSchemaFields = {
  moreLinks: optional(pageLinks, []),
  browseCategories: optional(categoryTilesSchema, []),
  quickLinks: pageLinks,
  claims: optional(shopMarketingClaimsSchema, []),
  whySection: optional(
    nullable(object({ heading: string(), text: string(), image: pictureWithFallbackSchema })),
    null,
  ),
}

const entries = object(productFooterSchemaFields)

/** Parses the footer into domain names. */
export const parseProductFooter = ({
  moreLinks,
  browseCategories,
  quickLinks,
  whySection: why,
  claims,
}: InferOutput<typeof entries>): ProductFooter => ({
  moreLinks: localLinks(moreLinks),
  quickLinks: localLinks(quickLinks),
  categories: browseCategories,
  claims,
  why: why ? { heading: why.heading, text: why.text, picture: why.image } : undefined,
})
