import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listSections } from './listSections.ts'
import { printApiReference } from './printApiReference.ts'
import { toSitePage } from './toSitePage.ts'

const target = join(import.meta.dirname, '../content/docs')

/**
 * Writes the pages that Starlight reads: from the Markdown of the repository, from the contract, and from `content`,
 * the few that belong to the site alone.
 */
export function writePages(): void {
  rmSync(target, { recursive: true, force: true })
  cpSync(join(import.meta.dirname, '../../content'), target, { recursive: true })
  const pages = listSections().flatMap((section) => section.pages)
  for (const page of pages) writePage(page.slug, toSitePage(page, pages))
  for (const { slug, content } of printApiReference()) writePage(slug, content)
}

function writePage(slug: string, content: string): void {
  const file = join(target, `${slug}.md`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}
