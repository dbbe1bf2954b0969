import type { Head, HeadContext } from '../../Head.ts'
import { formatSearchTitle } from './formatSearchTitle.ts'
import type { SearchData } from './load.ts'

/** Head of a search page; search engines must not index visitors' searches. */
export const searchHead = (data: SearchData, { shop }: HeadContext): Head => ({
  title: `${formatSearchTitle(data)} | ${shop.name}`,
  noIndex: true,
})
