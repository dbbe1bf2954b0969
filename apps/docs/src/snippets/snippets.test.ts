import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatWithOptions } from 'node:util'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { repositoryRoot } from '../site/repositoryRoot.ts'
import { listSnippetPages, listSnippets } from './listSnippets.ts'
import { snippetFolder, writeSnippets } from './writeSnippets.ts'

const snippets = listSnippets()
const typed = snippets.filter(({ language }) => /^tsx?$/.test(language))
const named = ({ path, ...rest }: (typeof snippets)[number]) => ({ title: path, path, ...rest })

beforeAll(() => writeSnippets(typed))

it('finds the code blocks of the pages', () => {
  expect(typed.length).toBeGreaterThan(20)
})

it('type-checks every block of TypeScript', () => {
  const tsc = join(repositoryRoot, 'node_modules/.bin/tsc')
  const { status, stdout } = spawnSync(tsc, ['-p', '.'], { cwd: snippetFolder, encoding: 'utf8' })
  expect([stdout, status]).toEqual(['', 0])
})

/** Lines that state their output: `console.log(price) // 649`. */
const promised = /^console\.log\(.*\) \/\/ (.+)$/gm

describe('runs every block that states its output', () => {
  it.each(typed.filter(({ code }) => code.match(promised)).map(named))('$title', async ({ path, code }) => {
    const printed: string[] = []
    const log = vi.spyOn(console, 'log').mockImplementation((...values: readonly unknown[]) => {
      printed.push(formatWithOptions({ colors: false }, '%s', ...values))
    })
    await import(join(snippetFolder, path))
    log.mockRestore()
    expect(printed).toEqual([...code.matchAll(promised)].map(([, value]) => value))
  })
})

const manifest = (folder: string): { readonly scripts: Readonly<Record<string, string>> } =>
  JSON.parse(readFileSync(join(repositoryRoot, folder, 'package.json'), 'utf8'))

// Commands of npm and pnpm, the scripts of a new Vite app, and programs that pnpm finds.
const builtIn = ['install', 'add', 'pack', 'exec', 'dlx', 'playwright', 'store']
const isCommand = (command: string) => {
  const [, filter, script = ''] =
    /^p?npm (?:run |--filter (?:@[\w-]+\/)?(\S+) )?(?!--filter)([\w:-]+)/.exec(command) ?? []
  if (builtIn.includes(script) || /^npm (create|install)/.test(command) || command === 'npm run dev')
    return true
  const folder = ['apps', 'packages']
    .map((group) => `${group}/${filter}`)
    .find((path) => existsSync(join(repositoryRoot, path)))
  return script in manifest(filter === undefined ? '.' : (folder ?? '.')).scripts
}

/** Code in the sentences of a page, and the lines of its shell blocks. */
const listCommands = (markdown: string, shell: readonly string[]) => [
  ...[...markdown.replace(/^```[\s\S]*?^```$/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code),
  ...shell.flatMap((code) => code.split('\n')),
]

describe.each(listSnippetPages().map((page) => ({ ...page, title: page.source })))(
  '$title',
  ({ source, markdown }) => {
    const own = snippets.filter((snippet) => snippet.source === source)
    const shell = own.filter(({ language }) => language === 'sh').map(({ code }) => code)
    const commands = listCommands(markdown, shell)

    it('mentions only scripts that exist', () => {
      const scripts = commands.flatMap((line) => /(?:^|\s)(p?npm [^#&|]+)/.exec(line)?.[1]?.trim() ?? [])
      expect(scripts.filter((command) => !isCommand(command))).toEqual([])
    })

    it('mentions only files and folders that exist', () => {
      const paths = commands.filter(
        (code) => /^(apps|packages|docs)\/[\w./-]+$/.test(code) && !code.includes('/dist/'),
      )
      expect(paths.filter((path) => !existsSync(join(repositoryRoot, path)))).toEqual([])
    })

    it('mentions only design tokens that exist', () => {
      const tokens = readFileSync(join(repositoryRoot, 'packages/ui/src/tokens.css'), 'utf8')
      const css = own.filter(({ language }) => language === 'css').map(({ code }) => code)
      const used = css.flatMap((code) => code.match(/--store-[\w-]+/g) ?? [])
      expect(used.filter((token) => !tokens.includes(`${token}:`))).toEqual([])
    })
  },
)
