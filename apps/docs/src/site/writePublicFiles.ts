import { cpSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { toOpenApiDocument } from '@store/api/openApi'
import type { GeneratedPage } from './printApiReference.ts'
import { repositoryRoot } from './repositoryRoot.ts'
import { toPlainMarkdown } from './toPlainMarkdown.ts'

/** Pictures of the live cart, by the numbers of the fake's products. */
const pictures = {
  101: 'red-roses-bouquet',
  102: 'black-forest-cake',
  201: 'number-candle',
} as const

/**
 * Writes the files that are served beside the pages: each page as Markdown, lists of pages for language models, and the
 * OpenAPI document.
 */
export function writePublicFiles(
  folder: string,
  site: string,
  pages: readonly GeneratedPage[],
  write: (file: string, content: string) => void,
): void {
  rmSync(folder, { recursive: true, force: true })
  const texts = pages.map(({ slug, content }) => ({ slug, ...parsePage(content) }))
  for (const { slug, title, body } of texts) write(join(folder, `${slug}.md`), `# ${title}\n\n${body}\n`)
  write(join(folder, 'llms.txt'), printList(site, texts))
  // The full text omits lists of exports and of API calls, because they are long and have pages of their own.
  const explained = texts.filter(({ slug }) => !/^api\/|\/exports$/.test(slug))
  write(
    join(folder, 'llms-full.txt'),
    explained.map(({ title, body }) => `# ${title}\n\n${body}\n`).join('\n'),
  )
  const shop = { brand: { slug: 'marigold', name: 'Marigold' }, publicOrigin: 'http://localhost:3000' }
  write(join(folder, 'openapi.json'), JSON.stringify(toOpenApiDocument(shop)))
  const copy = (from: string, to: string) => cpSync(join(repositoryRoot, from), join(folder, to))
  copy('apps/storefront/app/layout/mark.svg', 'favicon.svg')
  copy('docs/pictures/home-desktop.jpg', 'pictures/home.jpg')
  for (const [id, name] of Object.entries(pictures))
    copy(`apps/api/sample/pictures/${name}-400.avif`, `pictures/${id}.avif`)
}

interface PageText {
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly body: string
}

function parsePage(content: string): Omit<PageText, 'slug'> {
  const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(content) ?? []
  const field = (name: string) =>
    (new RegExp(`^${name}: (.*)$`, 'm').exec(front)?.[1] ?? '').replace(/^"(.*)"$/, '$1')
  return {
    title: field('title'),
    description: field('description'),
    body: toPlainMarkdown(body, readExample),
  }
}

const readExample = (path: string) =>
  readFileSync(join(repositoryRoot, path.replace('#examples/', 'apps/docs/src/examples/')), 'utf8')

/** Prints the list of all pages, as llmstxt.org describes it. */
function printList(site: string, texts: readonly PageText[]): string {
  const groups = [...Map.groupBy(texts, ({ slug }) => slug.split('/')[0] ?? '')]
  const line = ({ slug, title, description }: PageText) =>
    `- [${title}](${new URL(`${slug}.md`, site)}): ${description}`
  return [
    '# Marigold storefront kit',
    `> An open storefront kit for gifting: React packages, a host that composes them, and a reference API. Everything in one file: ${new URL('llms-full.txt', site)}`,
    ...groups.map(([group, members]) => `## ${group}\n\n${members.map(line).join('\n')}`),
    '',
  ].join('\n\n')
}
