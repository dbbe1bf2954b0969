import { brand } from '../../brand.ts'
import type { Head } from '../../Head.ts'
import type { SearchData } from './load.ts'
import { searchTitle } from './searchTitle.ts'

/** Head of a search page; search engines must not index visitors' searches. */
export const searchHead = (data: SearchData): Head => ({
  title: `${searchTitle(data)} | ${brand.name}`,
  noIndex: true,
})
