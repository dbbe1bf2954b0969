import { readFileSync } from 'node:fs'
import { repositoryRoot } from './repositoryRoot.ts'
import { repositoryUrl, rewriteLinks } from './rewriteLinks.ts'
import type { SitePage } from './sidebarPages.ts'
import { splitMarkdown } from './splitMarkdown.ts'

/** Converts a file of the repository to a page with front matter, as Starlight reads it. */
export function toSitePage(page: SitePage, pages: readonly SitePage[]): string {
  const { source, section } = page
  const { title, body } = splitMarkdown(readFileSync(`${repositoryRoot}/${source}`, 'utf8'), section)
  const depth = page.slug.split('/').length
  // Relative path from src/content/docs/<slug>.md to the root of the repository, for pictures, which are not copied
  // into this app.
  const toRoot = '../'.repeat(depth + 4)
  const content = showColours(rewriteLinks(body, source, pages)).replaceAll('@repository/', toRoot)
  return `${printFrontMatter({
    title: page.title ?? title,
    description: describe(body),
    editUrl: `${repositoryUrl}/edit/main/${source}`,
  })}\n${content}`
}

/** Adds a colour swatch before the value of each colour token in a table. */
const showColours = (markdown: string) =>
  markdown.replace(
    /^(\| `(--store-color-[\w-]+)` +\| )`/gm,
    '$1<span class="swatch" style="background: var($2)"></span> `',
  )

/** Prints front matter. Values are printed as JSON strings, which are valid YAML strings, too. */
export const printFrontMatter = (fields: Readonly<Record<string, string>>): string =>
  `---\n${Object.entries(fields)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join('\n')}\n---\n`

/** Returns the first sentence of a page's text, without markup, for search engines and lists. */
function describe(body: string): string {
  const paragraph = body.split(/\n\n+/).find((block) => /^[A-Z"`[]/.test(block)) ?? ''
  const text = paragraph
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ')
  const sentence = /^.{20,}?[.:](?= |$)/.exec(text)?.[0] ?? text
  return sentence.replace(/:$/, '.')
}
