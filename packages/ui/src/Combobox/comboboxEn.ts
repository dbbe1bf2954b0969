import type { ComboboxMessages } from './ComboboxMessages.ts'

/** English messages of an address search (specification 2, section 8); other searches define their own `empty`. */
export const comboboxEn: ComboboxMessages = {
  count: (count) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  loading: 'Loading suggestions…',
  empty: 'No matching address found.',
  failed: 'Something went wrong. Please try again.',
  retry: 'Try again',
}
