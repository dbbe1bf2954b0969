import type { CategoryRow } from '../../db/schema/categories.ts'
import type { Category } from '../schema/CatalogueFiles.ts'
import type { PictureSerializer } from './createPictureSerializer.ts'
import { pictureShapes } from './pictureShapes.ts'

/** Returns the categories with a page as the database stores them. */
export const toCategoryRows = (
  categories: readonly Category[],
  storePicture: PictureSerializer,
): CategoryRow[] =>
  categories.flatMap(({ id, slug, title, intro, onHomePage }, position) => {
    if (intro === undefined) return []
    const picture = storePicture(`category-${id}`, title, pictureShapes.category)
    return [{ id, slug, title, intro, picture, isShelf: onHomePage, position }]
  })
