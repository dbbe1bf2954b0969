import { array, object, pipe, string, transform } from 'valibot'
import { localPath, type ProductPicture, picture } from '../wire/index.ts'

/** A category as a page leads to it. */
export interface CategoryTile {
  readonly title: string
  readonly href: string
  readonly picture: ProductPicture
}

/** Reads categories: title, url, icon (specification 1, section 3, "Empty-cart response"). */
export const categoryTiles = array(
  pipe(
    object({ title: string(), url: localPath, icon: picture }),
    transform(({ title, url, icon }): CategoryTile => ({ title, href: url, picture: icon })),
  ),
)
