import type { Language } from './Language.ts'

/** The languages of the store, the default first. A further one has a folder in `messages` with the same files. */
export const languages: readonly Language[] = [
  { code: 'en', name: 'English', base: '', social: 'en_IN' },
  { code: 'hi', name: 'हिन्दी', base: '/hi', social: 'hi_IN' },
]
