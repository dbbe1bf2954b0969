import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listFailedTests } from './listFailedTests.ts'

const folder = mkdtempSync(join(tmpdir(), 'failures-'))
const report = (content: object) => {
  const path = join(folder, 'report.json')
  writeFileSync(path, JSON.stringify(content))
  return path
}

describe('listFailedTests', () => {
  it('reads a vitest report', () => {
    const assertionResults = [
      { fullName: 'adds up', status: 'passed', failureMessages: [] },
      { fullName: 'empties', status: 'failed', failureMessages: ['Error: still 2\n  at cart.ts'] },
      { fullName: 'is shared', status: 'skipped', failureMessages: [] },
    ]
    const file = { name: '/code/src/cart.test.ts', status: 'failed', assertionResults }
    expect(listFailedTests(report({ testResults: [file] }))).toEqual([
      'cart.test.ts empties: Error: still 2',
      'cart.test.ts is shared: skipped',
    ])
  })

  it('reads a Playwright report', () => {
    const passed = { projectName: 'desktop', status: 'expected', results: [{ errors: [] }] }
    const error = { message: 'Error: no button\nCall log' }
    const failed = { projectName: 'phone', status: 'unexpected', results: [{ errors: [error] }] }
    const skipped = { projectName: 'phone', status: 'skipped', results: [] }
    const specs = [
      { title: 'buys a cake', ok: true, tests: [passed] },
      { title: 'goes back', ok: false, tests: [passed, failed] },
      { title: 'hovers', ok: true, tests: [skipped] },
      { title: 'hangs', ok: false, tests: [] },
    ]
    expect(listFailedTests(report({ suites: [{ title: 'a file', suites: [{ specs }] }] }))).toEqual([
      'goes back [phone]: Error: no button',
      'hovers [phone]: skipped',
      'hangs: did not run',
    ])
  })

  it('lists nothing without a report', () => {
    expect(listFailedTests(join(folder, 'none.json'))).toEqual([])
  })
})
