import { base } from '#messages/language.ts'
import { removeLocalePrefix, toLocalizedPath } from './localPathSchema.ts'

/** Returns the URL of a page in the language of this build; every link of the store uses it. */
export const localizeHref = (href: string): string => (base === '' ? href : toLocalizedPath(base, href))

/** Returns the path of a page without its language prefix. */
export const getPathWithoutLocale = (path: string): string =>
  base === '' ? path : removeLocalePrefix(base, path)
