import type { LoaderContext, LoaderResult } from '../../Loader.ts'
import { articles } from './articles.ts'

/** Finds the article of a URL; needs no API request. */
export async function loadArticle({ url }: Pick<LoaderContext, 'url'>): Promise<LoaderResult<'article'>> {
  const article = articles[url.pathname]
  return article ? { kind: 'page', data: { article } } : { kind: 'notFound' }
}
