import type { Category } from '@store/api-client/contract/catalogue'
import { type GiftListingQuery, parseGiftListingQuery } from '../../giftListingQuery.ts'
import type { LoaderContext, LoaderResult } from '../../Loader.ts'
import { resolveProductSlug } from './resolveProductSlug.ts'

/** A category page, its path, and the query of its URL. */
export interface CategoryData {
  readonly category: Category
  readonly path: string
  readonly query: GiftListingQuery
}

/** Loads a page of a category by the slug in its URL, filtered by its query. */
export async function loadCategory({
  client,
  params,
  url,
}: LoaderContext): Promise<LoaderResult<CategoryData>> {
  const { text: _, ...query } = parseGiftListingQuery(url)
  const answer = await client.catalogue.category({ category: params.category ?? '', ...query })
  if (answer.ok) {
    if (answer.value.page > answer.value.pages) return { kind: 'notFound' }
    const data = { category: answer.value, path: url.pathname, query: { text: '', ...query } }
    return { kind: 'page', data }
  }
  const { failure } = answer
  const isUnknown = failure.kind === 'refused' && (failure.status === 404 || failure.status === 400)
  return isUnknown ? resolveProductSlug(client, params.category ?? '') : { kind: 'failed' }
}
