import type { CategoryRow } from '../db/schema/categories.ts'
import { categoryHref } from './categoryHref.ts'
import { serializePicture } from './serializePicture.ts'

/** Writes a category as a page leads to it; one without a picture is not led to. */
export function serializeCategoryTile(category: CategoryRow) {
  const { title, picture } = category
  return picture ? [{ title, url: categoryHref(category), icon: serializePicture(picture) }] : []
}
