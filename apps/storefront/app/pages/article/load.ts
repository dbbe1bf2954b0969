import type { Article, ArticleBlock } from '../../Article.ts'
import type { LoaderContext, LoaderResult } from '../../Loader.ts'
import { articles } from './articles.ts'

/** A content (CMS) page. */
export interface ArticleData {
  readonly article: Article
}

/** Finds the article of a URL, without links to categories that the shop does not have. */
export async function loadArticle({
  url,
  client,
}: Pick<LoaderContext, 'url' | 'client'>): Promise<LoaderResult<ArticleData>> {
  const article = articles[url.pathname]
  if (!article) return { kind: 'notFound' }
  if (!linksToCategory(article)) return { kind: 'page', data: { article } }
  const pages = await client.settings.pages()
  // While the API does not respond, a link that may be dead is better than none.
  if (!pages.ok) return { kind: 'page', data: { article } }
  const hrefs = new Set(pages.value.categories.map(({ href }) => href))
  return { kind: 'page', data: { article: withoutMissingCategories(article, hrefs) } }
}

const linksToCategory = ({ sections }: Article): boolean =>
  sections.some(({ blocks }) =>
    blocks.some((block) => block.kind === 'links' && block.links.some(({ isCategory }) => isCategory)),
  )

const withoutMissingCategories = (article: Article, hrefs: ReadonlySet<string>): Article => ({
  ...article,
  sections: article.sections.map(({ blocks, ...section }) => ({
    ...section,
    blocks: blocks.flatMap((block): readonly ArticleBlock[] => {
      if (block.kind !== 'links') return [block]
      const links = block.links.filter(({ href, isCategory }) => !isCategory || hrefs.has(href))
      return links.length === 0 ? [] : [{ ...block, links }]
    }),
  })),
})
