import type { CategoryRow } from '../db/schema/categories.ts'
import { categoryHref } from './categoryHref.ts'
import { serializePicture } from './serializePicture.ts'

/** Serializes a category tile; a category without a picture has no tile. */
export function serializeCategoryTile(category: CategoryRow) {
  const { title, picture } = category
  return picture ? [{ title, url: categoryHref(category), icon: serializePicture(picture) }] : []
}
