import { brand } from '../../brand.ts'
import type { Head } from '../../Head.ts'
import type { PageData } from '../../PageData.ts'

/** Returns the head of a content page. */
export const articleHead = ({ article }: PageData['article']): Head => ({
  title: `${article.title} | ${brand.name}`,
  description: article.lead,
})
