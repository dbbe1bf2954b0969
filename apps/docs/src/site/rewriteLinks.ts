import { existsSync } from 'node:fs'
import { posix } from 'node:path'
import { repositoryRoot } from './repositoryRoot.ts'
import type { SitePage } from './siteMap.ts'
import { markCode } from './splitMarkdown.ts'

/** Where the repository is; `pnpm release:owner` replaces the owner. */
export const repositoryUrl = 'https://github.com/OWNER/marigold-storefront-kit'

/**
 * Rewrites the links of a page: to another page of the site, else to the file in the repository. Throws if there is
 * no such file.
 */
export function rewriteLinks(markdown: string, source: string, pages: readonly SitePage[]): string {
  const lines = markdown.split('\n')
  const isCode = markCode(lines)
  const rewrite = (line: string) =>
    line
      .split(/(`[^`]*`)/)
      .map((part) =>
        part.startsWith('`') && part.endsWith('`') && part.length > 1
          ? part
          : part.replace(
              /(!?)\]\(([^)\s]+)\)/g,
              (_, image, link) => `${image}](${toSiteLink(link, source, pages)})`,
            ),
      )
      .join('')
  // A link may be around code or broken over two lines: outside of code a paragraph is rewritten as a whole.
  const result: string[] = []
  let paragraph: string[] = []
  const flush = () => {
    if (paragraph.length > 0) result.push(rewrite(paragraph.join('\n')))
    paragraph = []
  }
  lines.forEach((line, index) => {
    if (!isCode[index]) paragraph.push(line)
    else {
      flush()
      result.push(line)
    }
  })
  flush()
  return result.join('\n')
}

function toSiteLink(link: string, source: string, pages: readonly SitePage[]): string {
  const inRepository = link.match(
    /^https:\/\/github\.com\/OWNER\/marigold-storefront-kit\/(?:blob|tree)\/main\/(.*)$/,
  )
  if (/^[a-z]+:/.test(link) && !inRepository) return link
  if (link.startsWith('/')) return link
  const [path = '', anchor] = (inRepository?.[1] ?? link).split('#')
  const hash = anchor === undefined ? '' : `#${anchor}`
  if (path === '' && hash !== '') return hash
  const target = inRepository ? path : posix.normalize(posix.join(posix.dirname(source), path))
  const file = target.replace(/\/$/, '')
  if (!existsSync(`${repositoryRoot}/${file}`))
    throw new Error(`${source} links to ${link}, which does not exist`)
  if (/\.(jpe?g|png|webp|svg)$/.test(file)) return `@repository/${file}`
  const page = findPage(file, anchor, pages)
  return page
    ? `/${page.slug}/${page.section === undefined ? hash : ''}`
    : `${repositoryUrl}/blob/main/${file}${hash}`
}

function findPage(
  file: string,
  anchor: string | undefined,
  pages: readonly SitePage[],
): SitePage | undefined {
  const found = pages.filter(({ source }) => source === file || source === `${file}/README.md`)
  const slugOf = (section: string) => section.toLowerCase().replaceAll(' ', '-')
  return (
    found.find(({ section }) => section !== undefined && slugOf(section) === anchor) ??
    found.find(({ section }) => section === undefined) ??
    found[0]
  )
}
