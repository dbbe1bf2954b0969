// First draft by machine: no native speaker has reviewed it yet.
import type { searchSuggestionMessages as English } from '../en/searchSuggestionMessages.ts'

/** Bengali messages of the search suggestions. */
export const searchSuggestionMessages: typeof English = {
  list: 'পরামর্শ',
  recent: 'সাম্প্রতিক খোঁজ',
  clear: 'সাম্প্রতিক খোঁজ মুছুন',
  category: 'বিভাগ',
  count: (count) => `${count}টি পরামর্শ`,
}
