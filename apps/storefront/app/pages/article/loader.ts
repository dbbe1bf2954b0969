import type { LoaderContext, LoaderResult } from '../../Loader.ts'
import { articles } from './articles.ts'

/** Finds the words of an address; they need nothing from the API. */
export async function loadArticle({ url }: Pick<LoaderContext, 'url'>): Promise<LoaderResult<'article'>> {
  const article = articles[url.pathname]
  return article ? { kind: 'page', data: { article } } : { kind: 'notFound' }
}
