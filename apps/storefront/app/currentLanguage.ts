import { language } from '#messages/language.ts'
import type { Language } from './Language.ts'
import { languages } from './languages.ts'

/** Finds a language of the store by its code. */
function findLanguage(code: Language['code']): Language {
  const found = languages.find((one) => one.code === code)
  if (!found) throw new Error(`${code} is no language of the store: app/languages.ts does not list it.`)
  return found
}

/** The language of this build, as its server needs it. */
export const currentLanguage: Language = findLanguage(language)
