import type { headerMessages as English } from '../en/headerMessages.ts'

/** Hindi messages of the menus and the search field. */
export const headerMessages: typeof English = {
  menuOf: (title) => `${title}: और देखें`,
  search: 'खोजें',
  searchHint: 'फूल, केक, उपहार खोजें',
}
