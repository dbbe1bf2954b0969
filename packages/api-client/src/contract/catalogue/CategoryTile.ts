import { array, object, pipe, string, transform } from 'valibot'
import { isLocalPath, type ProductPicture, picture } from '../wire/index.ts'

/** A category as a page leads to it. */
export interface CategoryTile {
  readonly title: string
  readonly href: string
  readonly picture: ProductPicture
}

/** Parses categories: title, url, icon (specification 1, section 3, "Empty-cart response"). One that leads nowhere is left out. */
export const categoryTiles = pipe(
  array(object({ title: string(), url: string(), icon: picture })),
  transform((all): readonly CategoryTile[] =>
    all
      .filter(({ url }) => isLocalPath(url))
      .map(({ title, url, icon }) => ({ title, href: url, picture: icon })),
  ),
)
