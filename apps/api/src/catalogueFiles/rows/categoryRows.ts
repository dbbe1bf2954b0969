import type { CategoryRow } from '../../db/schema/categories.ts'
import type { Category } from '../schema/CatalogueFiles.ts'
import { storedPicture, upright } from './storedPicture.ts'

/** Returns the categories with a page as the database stores them. */
export const categoryRows = (categories: readonly Category[]): CategoryRow[] =>
  categories.flatMap(({ id, slug, title, intro, onHomePage }, position) => {
    if (intro === undefined) return []
    const picture = storedPicture(`category-${id}`, title, upright)
    return [{ id, slug, title, intro, picture, isShelf: onHomePage, position }]
  })
