import { parseGiftListingQuery } from '../../giftListingQuery.ts'
import type { LoaderContext, LoaderResult } from '../../Loader.ts'
import { resolveProductSlug } from './resolveProductSlug.ts'

/** Loads a page of a category by the slug in its URL, filtered by its query. */
export async function loadCategory({
  client,
  params,
  url,
}: LoaderContext): Promise<LoaderResult<'category'>> {
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
