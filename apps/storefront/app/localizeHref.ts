import { languageBasePath } from '#messages/language.ts'
import { removeLocalePrefix, toLocalizedPath } from './localPathSchema.ts'

/** Returns the URL of a page in the language of this build; every link of the store uses it. */
export const localizeHref = (href: string): string =>
  languageBasePath === '' ? href : toLocalizedPath(languageBasePath, href)

/** Returns the path of a page without its language prefix. */
export const getPathWithoutLocale = (path: string): string =>
  languageBasePath === '' ? path : removeLocalePrefix(languageBasePath, path)
