import { execFileSync } from 'node:child_process'
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../../..')
const host = 'apps/storefront/app/messages'
const [main, ...others] = readdirSync(join(root, host)).sort((one, other) => rank(one) - rank(other))

// Docs, tests and stories use Hindi as their example of a language.
const exemplary = ['en', 'hi']

/** The one list that names the languages of the store. */
const list = 'apps/api/src/messages/getServerMessages.ts'

it.each(others)('finds every message file of the language %s', (code) => {
  const inHost = (language: string) => globSync('**/*.{ts,css}', { cwd: join(root, host, language) }).sort()
  expect(inHost(code)).toEqual(inHost(main ?? ''))
  const places = globSync(['packages/*/src/messages/en.ts', 'apps/api/src/messages/en.ts'], { cwd: root })
  const missing = places
    .map((place) => place.replace(/en\.ts$/, `${code}.ts`))
    .filter((file) => globSync(file, { cwd: root }).length === 0)
  expect(missing).toEqual([])
})

it.each(others.filter((code) => !exemplary.includes(code)))(
  'finds %s named only in its message files and in the list of languages',
  (code) => {
    const named = new RegExp(`['"/.]${code}['"/.-]|\\w${code[0]?.toUpperCase()}${code.slice(1)}\\b`)
    const naming = files.filter((file) => !/\/messages\//.test(file) && named.test(read(file)))
    expect(naming).toEqual([])
    expect(read(list)).toContain(`import { ${code} } from './${code}.ts'`)
  },
)

it.each(others)('finds the language %s in the list of each custom element', (code) => {
  const lists = globSync('packages/*/src/messages/languages.ts', { cwd: root })
  expect(lists.length).toBeGreaterThan(0)
  for (const file of lists) expect(read(file)).toContain(`import('./${code}.ts')`)
})

const read = (file: string) => readFileSync(join(root, file), 'utf8')

const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
const files = listed
  .split('\n')
  .filter((file) => /\.(tsx?|m?js|json|css|yml)$/.test(file) && globSync(file, { cwd: root }).length > 0)

function rank(code: string): number {
  return code === 'en' ? 0 : 1
}
