import { array, type InferOutput, nullable, object, optional, string } from 'valibot'
import { isLocalPath, type ProductPicture, picture } from '../wire/index.ts'
import { type CategoryTile, categoryTiles } from './CategoryTile.ts'

/** A link of a page's foot. */
export interface PageLink {
  readonly text: string
  readonly href: string
}

/** Why to buy here. */
export interface BenefitsSection {
  readonly heading: string
  readonly text: string
  readonly picture: ProductPicture
}

/** What stands at the foot of a product's page (specification 2, section 2). */
export interface ProductFooter {
  /** Links to what is near it. */
  readonly moreLinks: readonly PageLink[]
  /** The categories of the shop. */
  readonly categories: readonly CategoryTile[]
  readonly quickLinks: readonly PageLink[]
  /** Why to buy here, with a picture; `undefined` where the shop does not say. */
  readonly why: BenefitsSection | undefined
}

const pageLinks = array(object({ text: string(), href: string() }))

// One bad link in the shop's data does not cost the page.
const localLinks = (links: readonly PageLink[]) => links.filter(({ href }) => isLocalPath(href))

/** Fields of product info that stand at the foot of its page. */
export const productFooterEntries = {
  moreLinks: optional(pageLinks, []),
  browseCategories: optional(categoryTiles, []),
  quickLinks: pageLinks,
  whySection: optional(nullable(object({ heading: string(), text: string(), image: picture })), null),
}

const entries = object(productFooterEntries)

/** The foot in domain names. */
export const parseProductFooter = ({
  moreLinks,
  browseCategories,
  quickLinks,
  whySection: why,
}: InferOutput<typeof entries>): ProductFooter => ({
  moreLinks: localLinks(moreLinks),
  quickLinks: localLinks(quickLinks),
  categories: browseCategories,
  why: why ? { heading: why.heading, text: why.text, picture: why.image } : undefined,
})
