import { languages } from '../languages.ts'

const rules = languages.map(
  ({ code }) => `html[data-language="${code}"] p[data-offer="${code}"]{display:flex}`,
)

/** Styles of every document: show the offer of the visitor's language (`LanguageSuggestion`). */
export const languageSuggestionStyles: string = `@media screen{${rules.join('')}}`
