// First draft by machine: no native speaker has reviewed it yet.
import type { articleMessages as English } from '../en/articleMessages.ts'

/** Bengali messages around every article. */
export const articleMessages: typeof English = {
  home: 'হোম',
  breadcrumb: 'আপনি এখানে',
  changed: (day) => `শেষ পরিবর্তন: ${day.split('-').reverse().join('-')}`,
}
