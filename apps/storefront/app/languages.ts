import type { Language } from './Language.ts'

const found = Object.values(
  import.meta.glob<Language>('./messages/*/language.ts', { eager: true, import: 'language' }),
)

/** The languages of the store, the default first; each folder of `messages` is one. */
export const languages: readonly Language[] = found.sort((a, b) => a.base.length - b.base.length)
