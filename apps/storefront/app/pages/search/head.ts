import { brand } from '../../brand.ts'
import type { Head } from '../../Head.ts'
import type { PageData } from '../../PageData.ts'
import { searchTitle } from './searchTitle.ts'

/** Head of a search page; search engines must not index visitors' searches. */
export const searchHead = (data: PageData['search']): Head => ({
  title: `${searchTitle(data)} | ${brand.name}`,
  noIndex: true,
})
