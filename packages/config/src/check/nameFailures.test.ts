import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { nameFailures } from './nameFailures.ts'

const folder = mkdtempSync(join(tmpdir(), 'failures-'))
const report = (content: object) => {
  const path = join(folder, 'report.json')
  writeFileSync(path, JSON.stringify(content))
  return path
}

describe('naming failures', () => {
  it('reads a report of vitest', () => {
    const assertionResults = [
      { fullName: 'a cart adds up', status: 'passed', failureMessages: [] },
      { fullName: 'a cart empties', status: 'failed', failureMessages: ['Error: still 2\n  at cart.ts'] },
    ]
    expect(nameFailures(report({ testResults: [{ status: 'failed', assertionResults }] }))).toEqual([
      'a cart empties: Error: still 2',
    ])
  })

  it('reads a report of Playwright', () => {
    const failed = { results: [{ errors: [{ message: 'Error: no button\nCall log' }] }] }
    const specs = [
      { title: 'buys a cake', ok: true, tests: [] },
      { title: 'goes back', ok: false, tests: [failed] },
      { title: 'hangs', ok: false, tests: [] },
    ]
    expect(nameFailures(report({ suites: [{ title: 'a file', suites: [{ specs }] }] }))).toEqual([
      'goes back: Error: no button',
      'hangs: no reason given',
    ])
  })

  it('names nothing where there is no report', () => {
    expect(nameFailures(join(folder, 'none.json'))).toEqual([])
  })
})
