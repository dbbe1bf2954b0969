import type { categoryMessages as English } from '../en/categoryMessages.ts'

/** Hindi messages of a category page. */
export const categoryMessages: typeof English = {
  home: 'होम',
  breadcrumb: 'आप यहाँ हैं',
  title: (title, page) => (page > 1 ? `${title}, पेज ${page}` : title),
}
