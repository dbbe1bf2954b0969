import { searchMessages } from '#messages/searchMessages.ts'
import type { SearchData } from './load.ts'

/** Returns the title of a search: its text, or the only facet value that its gifts share. */
export function formatSearchTitle({ search, query }: SearchData): string {
  if (query.text !== '') return searchMessages.resultsFor(query.text)
  const [only, ...others] = query.occasion ?? []
  const values = search.facets.find(({ id }) => id === 'occasion')?.values ?? []
  const title = values.find(({ id }) => id === only)?.title
  return title && others.length === 0 ? searchMessages.giftsFor(title) : searchMessages.allGifts
}
