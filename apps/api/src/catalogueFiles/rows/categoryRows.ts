import type { CategoryRow } from '../../db/schema/categories.ts'
import type { Category } from '../schema/CatalogueFiles.ts'
import { pictureShapes } from './pictureShapes.ts'
import type { StorePicture } from './storePictures.ts'

/** Returns the categories with a page as the database stores them. */
export const categoryRows = (categories: readonly Category[], storePicture: StorePicture): CategoryRow[] =>
  categories.flatMap(({ id, slug, title, intro, onHomePage }, position) => {
    if (intro === undefined) return []
    const picture = storePicture(`category-${id}`, title, pictureShapes.category)
    return [{ id, slug, title, intro, picture, isShelf: onHomePage, position }]
  })
