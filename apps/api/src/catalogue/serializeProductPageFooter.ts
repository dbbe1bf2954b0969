import type { CategoryRow } from '../db/schema/categories.ts'
import type { ServerMessages } from '../messages/ServerMessages.ts'
import type { TextTranslator } from '../messages/TextTranslator.ts'
import type { LocalizedShop } from '../shop/index.ts'
import { categoryHref } from './categoryHref.ts'
import { serializeCategoryTile } from './serializeCategoryTile.ts'
import { serializePicture } from './serializePicture.ts'

/** The context of a product page. */
export interface ProductPageContext {
  /** The product's category, if that has a page. */
  readonly category: CategoryRow | null
  /** The categories of the shop, in its order. */
  readonly categories: readonly CategoryRow[]
  /** Whether the shop has a page for companies. */
  readonly hasCorporatePage: boolean
  /** How the shop describes itself. @default it has no description */
  readonly shop: LocalizedShop | undefined
  readonly messages: ServerMessages
  readonly translate: TextTranslator
}

/** Serializes the footer of a product page (specification 2, section 2: more links to 'Why'). */
export function serializeProductPageFooter({
  category,
  categories,
  hasCorporatePage,
  shop,
  messages: { store },
  translate,
}: ProductPageContext) {
  const [picture] = categories.flatMap(({ picture }) => picture ?? [])
  return {
    moreLinks: [
      ...(category ? [{ text: store.allOf(translate(category.title)), href: categoryHref(category) }] : []),
      { text: store.customerReviews, href: '/reviews' },
      ...(hasCorporatePage ? [{ text: store.corporateGifts, href: '/corporate-gifts' }] : []),
      { text: store.findOrder, href: '/orders/lookup' },
    ],
    browseCategories: categories.flatMap(serializeCategoryTile),
    claims: shop ? [...shop.claims] : [],
    whySection: picture && shop?.why ? { ...shop.why, image: serializePicture(picture) } : null,
  }
}
