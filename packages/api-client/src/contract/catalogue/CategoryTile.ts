import { object, pipe, string, transform } from 'valibot'
import {
  dropInvalidEntries,
  isLocalPath,
  type ProductPicture,
  pictureWithFallbackSchema,
} from '../wire/index.ts'

/** A link to a category. */
export interface CategoryTile {
  readonly title: string
  readonly href: string
  readonly picture: ProductPicture
}

/** A category on the wire. */
export const categoryTileSchema = object({ title: string(), url: string(), icon: pictureWithFallbackSchema })

/**
 * Parses categories: title, url, icon (specification 1, section 3, "Empty-cart response"). A category without a
 * link is left out.
 */
export const categoryTilesSchema = pipe(
  dropInvalidEntries(categoryTileSchema),
  transform((all): readonly CategoryTile[] =>
    all
      .filter(({ url }) => isLocalPath(url))
      .map(({ title, url, icon }) => ({ title, href: url, picture: icon })),
  ),
)
