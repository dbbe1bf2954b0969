import { brand } from '../../brand.ts'
import type { Head } from '../../Head.ts'
import type { PageData } from '../../PageData.ts'

/** Head of a page of words. */
export const articleHead = ({ article }: PageData['article']): Head => ({
  title: `${article.title} | ${brand.name}`,
  description: article.lead,
})
