/** Words of the menus and the search field, in English. */
export const headerMessages = {
  menuOf: (title: string) => `More of ${title}`,
  search: 'Search',
  searchHint: 'Search flowers, cakes, gifts',
} as const
