import { getPagePath } from '../store/getPagePath.ts'
import { parseDraft } from '../store/parseDraft.ts'

/** Which page a draft is looked for, and when. */
export interface HasDraftOptions {
  /** The page's own address. @default the browser's */
  readonly here?: string
  /** @default the time */
  readonly now?: Date
}

/** Whether what was kept is a login that this page can go on with: not of another page, and not older than 30 minutes. */
export function hasDraft(
  value: unknown,
  { here = location.href, now = new Date() }: HasDraftOptions = {},
): boolean {
  return parseDraft(value, { page: getPagePath(here), now }) !== undefined
}
