import type { ComboboxMessages } from './ComboboxMessages.ts'

/** English of a search for addresses (specification 2, section 8); other searches say their own `empty`. */
export const comboboxEn: ComboboxMessages = {
  count: (count) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  loading: 'Loading suggestions…',
  empty: 'No matching address found.',
  failed: 'Something went wrong. Please try again.',
  retry: 'Try again',
}
