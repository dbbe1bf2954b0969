import { getPagePath } from '../store/getPagePath.ts'
import { parseLoginDraft } from '../store/parseLoginDraft.ts'

/** The page and time that a draft is validated against. */
export interface HasLoginDraftOptions {
  /** The page's own URL. @default the browser's */
  readonly here?: string
  /** Current time. @default the system time */
  readonly now?: Date
}

/**
 * Returns whether a stored value is a login that this page can resume: it belongs to this page and is at most 30
 * minutes old.
 */
export function hasLoginDraft(
  value: unknown,
  { here = location.href, now = new Date() }: HasLoginDraftOptions = {},
): boolean {
  return parseLoginDraft(value, { page: getPagePath(here), now }) !== undefined
}
