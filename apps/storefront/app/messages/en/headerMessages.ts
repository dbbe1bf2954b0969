/** English messages of the menus and the search field. */
export const headerMessages = {
  menuOf: (title: string) => `More of ${title}`,
  search: 'Search',
  searchHint: 'Search flowers, cakes, gifts',
}
