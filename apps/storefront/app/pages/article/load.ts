import type { Article } from '../../Article.ts'
import type { LoaderContext, LoaderResult } from '../../Loader.ts'
import { articles } from './articles.ts'

/** A content (CMS) page. */
export interface ArticleData {
  readonly article: Article
}

/** Finds the article of a URL; needs no API request. */
export async function loadArticle({ url }: Pick<LoaderContext, 'url'>): Promise<LoaderResult<ArticleData>> {
  const article = articles[url.pathname]
  return article ? { kind: 'page', data: { article } } : { kind: 'notFound' }
}
