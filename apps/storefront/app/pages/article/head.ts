import { brand } from '../../brand.ts'
import type { Head } from '../../Head.ts'
import type { ArticleData } from './load.ts'

/** Returns the head of a content page. */
export const articleHead = ({ article }: ArticleData): Head => ({
  title: `${article.title} | ${brand.name}`,
  description: article.lead,
})
