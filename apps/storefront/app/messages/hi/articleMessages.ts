import type { articleMessages as English } from '../en/articleMessages.ts'

/** Hindi messages around every article. */
export const articleMessages: typeof English = {
  home: 'होम',
  breadcrumb: 'आप यहाँ हैं',
  changed: (day) => `पिछला बदलाव: ${day.split('-').reverse().join('-')}`,
}
