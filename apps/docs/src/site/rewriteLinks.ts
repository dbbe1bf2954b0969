import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { repositoryRoot } from './repositoryRoot.ts'
import type { SitePage } from './sidebarPages.ts'
import { splitMarkdown } from './splitMarkdown.ts'

/** URL of the repository; `pnpm release:owner` replaces `OWNER`. */
export const repositoryUrl = 'https://github.com/OWNER/marigold-storefront-kit'

/** Matches blocks of code and inline code. Splitting a text by this pattern gives code at every odd index. */
const code = /(^ *```[\s\S]*?^ *```$|`[^`]*`)/m

/**
 * Rewrites the links of a page: a link to a file that is a page of the site leads to that page, any other to the file
 * in the repository. A link whose text is the file name gets the file's title as text. Throws if there is no such file.
 */
export const rewriteLinks = (markdown: string, source: string, pages: readonly SitePage[]): string =>
  markdown
    .split(code)
    .map((part, index) => {
      if (index % 2 === 1) return part
      return part
        .replace(/\[[\w/-]+\.md\]\(([^)\s]+)\)/g, (whole, link) => {
          const page = findPage(posix.join(posix.dirname(source), link.split('#')[0]), undefined, pages)
          return page ? `[${readTitle(page)}](${link})` : whole
        })
        .replace(/\]\(([^)\s]+)\)/g, (_, link) => `](${toSiteLink(link, source, pages)})`)
    })
    .join('')

// Links get the title of the file, not the shorter title in the sidebar, because it fits the sentences around a link.
const readTitle = ({ source, section }: SitePage) =>
  splitMarkdown(readFileSync(`${repositoryRoot}/${source}`, 'utf8'), section).title

/** Prefix of absolute links to files, which READMEs need for their readers on npm. */
const fileUrl = `${repositoryUrl}/blob/main/`

function toSiteLink(link: string, source: string, pages: readonly SitePage[]): string {
  const isFileUrl = link.startsWith(fileUrl)
  if (!isFileUrl && /^([a-z]+:|\/)/.test(link)) return link
  const [path = '', anchor] = (isFileUrl ? link.slice(fileUrl.length) : link).split('#')
  const hash = anchor === undefined ? '' : `#${anchor}`
  if (path === '') return hash
  const target = isFileUrl ? path : posix.normalize(posix.join(posix.dirname(source), path))
  const file = target.replace(/\/$/, '')
  if (!existsSync(`${repositoryRoot}/${file}`))
    throw new Error(`${source} links to ${link}, which does not exist`)
  if (/\.(jpe?g|png|webp|svg)$/.test(file)) return `@repository/${file}`
  const page = findPage(file, anchor, pages)
  return page ? `/${page.slug}/${page.section === undefined ? hash : ''}` : `${fileUrl}${file}${hash}`
}

function findPage(
  file: string,
  anchor: string | undefined,
  pages: readonly SitePage[],
): SitePage | undefined {
  const found = pages.filter(({ source }) => source === file || source === `${file}/README.md`)
  const slugOf = (section: string) => section.replace(/^#+ /, '').toLowerCase().replaceAll(' ', '-')
  return (
    found.find(({ section }) => section !== undefined && slugOf(section) === anchor) ??
    found.find(({ section }) => section === undefined) ??
    found[0]
  )
}
