import { base } from '#messages/language.ts'
import { toLocalPath, toNeutralPath } from './localPath.ts'

/** Returns the URL of a page in the language of this build; every link of the store uses it. */
export const localHref = (href: string): string => (base === '' ? href : toLocalPath(base, href))

/** Returns the path of a page without its language prefix. */
export const neutralPath = (path: string): string => (base === '' ? path : toNeutralPath(base, path))
