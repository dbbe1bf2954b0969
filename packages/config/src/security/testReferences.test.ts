import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseCitedTests } from './parseCitedTests.ts'
import { parseTestTitles } from './parseTestTitles.ts'

const root = join(import.meta.dirname, '../../../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const security = read('docs/security.md')
const checklist = read('docs/asvs.md')

/** Returns the table rows whose first cell matches a pattern. */
const rows = (markdown: string, first: RegExp) =>
  markdown
    .split('\n')
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
    .filter(([, cell = '']) => first.test(cell))
    .map((cells) => cells.slice(1, -1))

const threats = rows(security, /^[A-Z]+\d+$/)
const requirements = rows(checklist, /^\d+\.\d+\.\d+$/)

describe.each([
  ['docs/security.md', security],
  ['docs/asvs.md', checklist],
])('%s', (_, page) => {
  it('finds every test that the documents cite', () => {
    const missing = parseCitedTests(page).filter(({ file, title }) => {
      if (!existsSync(join(root, file))) return true
      return title !== '' && !parseTestTitles(file, read(file)).has(title)
    })
    expect(missing).toEqual([])
  })
})

describe('the threat table', () => {
  it('the threat table lists each threat once, with a test of the protection or a statement that there is no test', () => {
    expect(threats.length).toBeGreaterThan(50)
    expect(new Set(threats.map(([id]) => id)).size).toBe(threats.length)
    for (const [id = '', , proof = ''] of threats) {
      expect([id, parseCitedTests(proof).length > 0 || proof.startsWith('No test:')]).toEqual([id, true])
    }
  })
})

describe('the ASVS checklist', () => {
  it('the ASVS checklist lists every requirement of levels 1 and 2, each once', () => {
    expect(new Set(requirements.map(([id]) => id)).size).toBe(requirements.length)
    expect(requirements.filter(([, level]) => level === '1')).toHaveLength(70)
    expect(requirements.filter(([, level]) => level === '2')).toHaveLength(183)
  })

  it('the ASVS checklist states for each requirement how it is met, or why it is not', () => {
    const known = new Set(threats.map(([id]) => id))
    for (const [id = '', , , answer = ''] of requirements) {
      const [word = ''] = answer.split(':')
      expect([id, ['test', 'doc', 'built', 'operator', 'n/a', 'gap'].includes(word)]).toEqual([id, true])
      const named = word === 'test' ? [...answer.matchAll(/\b[A-Z]+\d+\b/g)].map(([threat]) => threat) : []
      expect([id, named.filter((threat) => !known.has(threat))]).toEqual([id, []])
      if (word === 'test') expect([id, named.length + parseCitedTests(answer).length > 0]).toEqual([id, true])
      for (const [, page = ''] of answer.matchAll(/`(docs\/[\w/.-]+\.md)`/g))
        expect([id, existsSync(join(root, page))]).toEqual([id, true])
    }
  })

  it('the ASVS checklist states which requirements OTPs by e-mail do not meet', () => {
    for (const id of ['6.3.3', '6.3.6']) {
      expect(requirements.find(([each]) => each === id)?.[3]).toMatch(/^gap: .*e-mail/)
    }
  })
})

describe('the parsers of test references', () => {
  it('read the file and the titles of each reference', () => {
    const text = 'See `apps/a/x.test.ts` "one", "two" and `packages/b/y.e2e.ts`.'
    expect(parseCitedTests(text)).toEqual([
      { file: 'apps/a/x.test.ts', title: 'one' },
      { file: 'apps/a/x.test.ts', title: 'two' },
      { file: 'packages/b/y.e2e.ts', title: '' },
    ])
  })

  it('find all test titles in a file, including those of tables and templates', () => {
    const text = `it('a (R2)', f)\nit.each([1])('b %s', f)\ntest(\`c \${x}\`, f)\nother('d')\nit.each(rows)('e')`
    expect([...parseTestTitles('x.test.ts', text)]).toEqual(['a', 'b %s', `c \${x}`, 'e'])
  })
})
