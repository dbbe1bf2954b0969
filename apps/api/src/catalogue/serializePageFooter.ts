import type { CategoryRow } from '../db/schema/categories.ts'
import { categoryHref } from './categoryHref.ts'
import { serializeCategoryTile } from './serializeCategoryTile.ts'
import { serializePicture } from './serializePicture.ts'

/** The context of a product page. */
export interface ProductPageContext {
  readonly brandName: string
  /** The product's category, if that has a page. */
  readonly category: CategoryRow | null
  /** The categories of the shop, in its order. */
  readonly categories: readonly CategoryRow[]
  /** Whether the shop has a page for companies. */
  readonly hasCorporatePage: boolean
}

/** Serializes the footer of a product page (specification 2, section 2: more links to 'Why'). */
export function serializePageFooter({
  brandName,
  category,
  categories,
  hasCorporatePage,
}: ProductPageContext) {
  const [picture] = categories.flatMap(({ picture }) => picture ?? [])
  return {
    moreLinks: [
      ...(category ? [{ text: `All ${category.title}`, href: categoryHref(category) }] : []),
      { text: 'What our customers say', href: '/reviews' },
      ...(hasCorporatePage ? [{ text: 'Gifts for companies', href: '/corporate-gifts' }] : []),
      { text: 'Find your order', href: '/orders/lookup' },
    ],
    browseCategories: categories.flatMap(serializeCategoryTile),
    whySection: picture
      ? {
          heading: `Why ${brandName}`,
          text: 'Every gift is made by hand the day it leaves, by a florist or a baker near the door it goes to. You see the day it arrives before you pay, and a person answers when something goes wrong.',
          image: serializePicture(picture),
        }
      : null,
  }
}
