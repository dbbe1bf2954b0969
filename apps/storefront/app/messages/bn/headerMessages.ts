// First draft by machine: no native speaker has reviewed it yet.
import type { headerMessages as English } from '../en/headerMessages.ts'

/** Bengali messages of the menus and the search field. */
export const headerMessages: typeof English = {
  menuOf: (title) => `${title}: আরও দেখুন`,
  search: 'খুঁজুন',
  searchHint: 'ফুল, কেক, উপহার খুঁজুন',
}
