import type { NamedPage } from '../../app/LoadedPage.ts'
import type { PageContext } from '../../app/PageContext.ts'
import { compactSrcSet } from './compactSrcSet.ts'
import { escapeJson } from './escapeJson.ts'

/** Page data in a document for the browser. */
export interface SerializedPageData {
  readonly page: Pick<NamedPage, 'name' | 'data'>
  readonly context: PageContext
  /** URL of the page's own script. */
  readonly script: string
}

/**
 * Serializes a page's data as text that is safe in a script. Menus are omitted, because they stay server-rendered and
 * the browser needs no data for them.
 */
export const serializePageData = ({ page, context, script }: SerializedPageData): string =>
  `{"page":{"name":"${page.name}","data":${writeParts(page.data)}},"context":${writeParts({ ...context, menus: undefined })},"script":${writePart(script)}}`

const writeParts = (whole: object): string => {
  const parts: readonly [string, unknown][] = Object.entries(whole)
  const given = parts.filter(([, part]) => part !== undefined)
  return `{${given.map(([name, part]) => `"${name}":${writePart(part)}`).join(',')}}`
}

// Caches the text of each object, because many pages contain the same gift and currency objects, which are the longest
// part of the data.
const written = new WeakMap<object, string>()

function writePart(part: unknown): string {
  if (typeof part !== 'object' || part === null) return escapeJson(JSON.stringify(part))
  const text = written.get(part) ?? escapeJson(JSON.stringify(part, compactSrcSet))
  written.set(part, text)
  return text
}
