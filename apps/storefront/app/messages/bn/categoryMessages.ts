// First draft by machine: no native speaker has reviewed it yet.
import type { categoryMessages as English } from '../en/categoryMessages.ts'

/** Bengali messages of a category page. */
export const categoryMessages: typeof English = {
  home: 'হোম',
  breadcrumb: 'আপনি এখানে',
  title: (title, page) => (page > 1 ? `${title}, পৃষ্ঠা ${page}` : title),
}
