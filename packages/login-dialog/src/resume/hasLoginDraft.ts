import { getPagePath } from '../store/getPagePath.ts'
import { parseDraft } from '../store/parseDraft.ts'

/** Page and time that a draft is checked against. */
export interface HasLoginDraftOptions {
  /** The page's own URL. @default the browser's */
  readonly here?: string
  /** Current time. @default the time */
  readonly now?: Date
}

/**
 * Returns whether a stored value is a login that this page can resume: not of another page, and not older than 30
 * minutes.
 */
export function hasLoginDraft(
  value: unknown,
  { here = location.href, now = new Date() }: HasLoginDraftOptions = {},
): boolean {
  return parseDraft(value, { page: getPagePath(here), now }) !== undefined
}
