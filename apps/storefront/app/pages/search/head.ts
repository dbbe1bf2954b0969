import type { Head, HeadContext } from '../../Head.ts'
import type { SearchData } from './load.ts'
import { searchTitle } from './searchTitle.ts'

/** Head of a search page; search engines must not index visitors' searches. */
export const searchHead = (data: SearchData, { shop }: HeadContext): Head => ({
  title: `${searchTitle(data)} | ${shop.name}`,
  noIndex: true,
})
