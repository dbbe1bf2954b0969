import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listSidebarSections } from './listSidebarSections.ts'
import { printApiReference } from './printApiReference.ts'
import { toSitePage } from './toSitePage.ts'
import { writePublicFiles } from './writePublicFiles.ts'

const app = join(import.meta.dirname, '../..')
const target = join(app, 'src/content/docs')

/**
 * Writes the pages that Starlight reads: from the Markdown files of the repository, from the API contract, and from the
 * folder `content`, which contains the pages of the site itself. Also writes the files that are served unchanged.
 */
export function writePages(site: string): void {
  rmSync(target, { recursive: true, force: true })
  cpSync(join(app, 'content'), target, { recursive: true })
  const pages = listSidebarSections().flatMap((section) => section.pages)
  const generated = [
    ...pages.map((page) => ({ slug: page.slug, content: toSitePage(page, pages) })),
    ...printApiReference(),
  ]
  for (const { slug, content } of generated) writeFile(join(target, `${slug}.md`), content)
  const own = globSync('**/*.mdx', { cwd: join(app, 'content') }).map((file) => ({
    slug: file.replace(/\.mdx$/, ''),
    content: readFileSync(join(app, 'content', file), 'utf8'),
  }))
  writePublicFiles(join(app, 'public'), site, [...own, ...generated], writeFile)
}

function writeFile(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}
