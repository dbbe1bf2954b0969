import type { PageContext } from '../app/PageContext.ts'
import type { PageWithData } from '../app/PageData.ts'
import { escapeJson } from './escapeJson.ts'
import { packSrcSet } from './packSrcSet.ts'

/** What a document tells the browser of its page. */
export interface DocumentData {
  readonly page: PageWithData
  readonly context: PageContext
  /** Address of the page's own script. */
  readonly script: string
}

/** Writes a page's data as text that may stand in a script. Menus stay as they are served, and nobody asks what they are made of. */
export const serializePageData = ({ page, context, script }: DocumentData): string =>
  `{"page":{"name":"${page.name}","data":${writeParts(page.data)}},"context":${writeParts({ ...context, menus: undefined })},"script":${writePart(script)}}`

const writeParts = (whole: object): string => {
  const parts: readonly [string, unknown][] = Object.entries(whole)
  const said = parts.filter(([, part]) => part !== undefined)
  return `{${said.map(([name, part]) => `"${name}":${writePart(part)}`).join(',')}}`
}

// A gift and the currencies are the same object for many pages, and longer than all else.
const written = new WeakMap<object, string>()

function writePart(part: unknown): string {
  if (typeof part !== 'object' || part === null) return escapeJson(JSON.stringify(part))
  const text = written.get(part) ?? escapeJson(JSON.stringify(part, packSrcSet))
  written.set(part, text)
  return text
}
