import { brand } from '../../brand.ts'
import type { Head } from '../../Head.ts'
import type { PageData } from '../../PageData.ts'
import { searchTitle } from './searchTitle.ts'

/** Head of a search; what somebody looked for is no page of a search engine. */
export const searchHead = (data: PageData['search']): Head => ({
  title: `${searchTitle(data)} | ${brand.name}`,
  noIndex: true,
})
