import { base } from '#messages/language.ts'
import { toLocalPath, toNeutralPath } from './localPath.ts'

/** Returns the URL of a page in the language of this build; every link of the store passes here. */
export const localHref = (href: string): string => (base === '' ? href : toLocalPath(base, href))

/** Returns the path of a page without the part that names its language. */
export const neutralPath = (path: string): string => (base === '' ? path : toNeutralPath(base, path))
