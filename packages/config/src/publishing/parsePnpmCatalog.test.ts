import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parsePnpmCatalog } from './parsePnpmCatalog.ts'

it('reads the versions in the catalog and nothing outside it', () => {
  const workspace = `packages:
  - packages/*

nodeVersion: 26.10.0

catalog:
  "@types/react": 19.3.0
  # React and what draws it.
  react: 19.3.1

  vite: '8.3.8'

allowBuilds:
  esbuild: true
`
  expect([...parsePnpmCatalog(workspace)]).toEqual([
    ['@types/react', '19.3.0'],
    ['react', '19.3.1'],
    ['vite', '8.3.8'],
  ])
})

it('returns nothing without a catalog', () => {
  expect(parsePnpmCatalog('allowBuilds:\n  esbuild: true\n').size).toBe(0)
})

it('finds every version, quoted or not, with or without a final line break', () => {
  const name = fc.stringMatching(/^(@[a-z]{1,8}\/)?[a-z][a-z-]{0,8}$/)
  const version = fc.stringMatching(/^[\^~]?[1-9][0-9]?\.[0-9]\.[0-9]$/)
  const quoted = (word: string, quote: string) => `${quote}${word}${quote}`
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.tuple(name, version), { selector: ([found]) => found }),
      fc.constantFrom('"', "'"),
      fc.constantFrom('', '\n'),
      (entries, quote, end) => {
        const lines = entries.map(([found, said]) => `  ${quoted(found, quote)}: ${said}`)
        expect([...parsePnpmCatalog(`catalog:\n${lines.join('\n')}${end}`)]).toEqual(entries)
      },
    ),
  )
})
