/** Suggestions of the search, in English. */
export const searchSuggestionWords = {
  list: 'Suggestions',
  recent: 'Searched before',
  clear: 'Clear searches',
  category: 'Category',
  count: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
} as const
