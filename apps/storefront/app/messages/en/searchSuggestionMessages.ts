/** English messages of the search suggestions. */
export const searchSuggestionMessages = {
  list: 'Suggestions',
  recent: 'Recent searches',
  clear: 'Clear recent searches',
  category: 'Category',
  count: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
}
