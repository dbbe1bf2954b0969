/** Suggestions of the search, in English. */
export const searchSuggestionMessages = {
  list: 'Suggestions',
  recent: 'Recent searches',
  clear: 'Clear recent searches',
  category: 'Category',
  count: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
} as const
