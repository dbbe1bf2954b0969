import { readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { listSidebarSections } from '../site/listSidebarSections.ts'
import { repositoryRoot } from '../site/repositoryRoot.ts'
import { splitMarkdown } from '../site/splitMarkdown.ts'

/** A block of code on a page. */
export interface Snippet {
  /** The page's file, from the root of the repository. */
  readonly source: string
  readonly language: string
  readonly code: string
  /** Path of the file to which the block is written, from the folder of all snippets. */
  readonly path: string
}

/** The parts of the site whose code is checked; the examples of READMEs are compiled and run by `pnpm consumers`. */
const checked = ['Start', 'Learn', 'Guides']

/** The Markdown of each page in the checked parts of the site, as the site shows it. */
export const listSnippetPages = () =>
  listSidebarSections()
    .filter(({ label }) => checked.includes(label))
    .flatMap(({ pages }) => pages)
    .map(({ source, section }) => ({
      source,
      markdown: splitMarkdown(readFileSync(`${repositoryRoot}/${source}`, 'utf8'), section).body,
    }))

/**
 * Lists the blocks of code of the checked pages. A block that begins with a path in a comment is the content of that
 * file, which belongs to the repository (`apps/…`, `packages/…`) or else to the reader's app. All pages of one folder
 * describe the same reader's app.
 */
export const listSnippets = (): readonly Snippet[] =>
  listSnippetPages().flatMap(({ source, markdown }) =>
    [...markdown.matchAll(/^( *)```(\w+)\n([\s\S]*?)^\1```$/gm)].map(
      ([, , language = '', code = ''], index) => ({
        source,
        language,
        code,
        path: toPath(source, code, `${basename(source, '.md')}-${index + 1}.${language}`),
      }),
    ),
  )

function toPath(source: string, code: string, unnamed: string): string {
  const [, named] = /^\/\/ ([\w./-]+\.tsx?)$/m.exec(code.split('\n', 1)[0] ?? '') ?? []
  if (named?.match(/^(apps|packages)\//)) return named
  return `${dirname(source)}/${named ?? unnamed}`
}
