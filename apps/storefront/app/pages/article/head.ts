import type { Head, HeadContext } from '../../Head.ts'
import type { ArticleData } from './load.ts'

/** Returns the head of a content page. */
export const articleHead = ({ article }: ArticleData, { shop }: HeadContext): Head => ({
  title: `${article.title} | ${shop.name}`,
  description: article.lead,
})
