import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const source = join(import.meta.dirname, '..')
const readme = readFileSync(join(source, '../README.md'), 'utf8')

/** First words of each rule of the table, which are its id, if it has one. */
const rules = readme
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map((line) => /^\| (?:([A-Z]+\d+)\. )?/.exec(line)?.[1] ?? line)

// Titles cite rules in brackets, several separated by commas.
const cited = globSync(['**/*.test.ts', 'contract/fuzz/defineCallFuzzTests.ts'], { cwd: source })
  .flatMap((file) => [
    ...readFileSync(join(source, file), 'utf8').matchAll(/\(([A-Z]+\d+(?:, [A-Z]+\d+)*)\)['`]/g),
  ])
  .flatMap(([, ids = '']) => ids.split(', '))

it('every rule of the README has a unique id', () => {
  expect(rules.length).toBeGreaterThan(30)
  expect(rules.filter((id) => !/^[A-Z]+\d+$/.test(id))).toEqual([])
  expect(new Set(rules).size).toBe(rules.length)
})

it('every rule of the README is cited in a test title, and every cited rule exists', () => {
  expect(rules.filter((id) => !cited.includes(id))).toEqual([])
  expect(cited.filter((id) => !rules.includes(id))).toEqual([])
})
