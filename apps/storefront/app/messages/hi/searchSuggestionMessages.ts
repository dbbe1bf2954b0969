import type { searchSuggestionMessages as English } from '../en/searchSuggestionMessages.ts'

/** Hindi messages of the search suggestions. */
export const searchSuggestionMessages: typeof English = {
  list: 'सुझाव',
  recent: 'हाल की खोजें',
  clear: 'हाल की खोजें हटाएँ',
  category: 'श्रेणी',
  count: (count) => `${count} सुझाव`,
}
