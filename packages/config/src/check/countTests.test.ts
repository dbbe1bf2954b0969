import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { countTests } from './countTests.ts'

const folder = mkdtempSync(join(tmpdir(), 'reports-'))
const report = (content: object) => {
  const path = join(folder, 'report.json')
  writeFileSync(path, JSON.stringify(content))
  return path
}

describe('countTests', () => {
  it.each([
    ['all passed', { numTotalTests: 3, numPassedTests: 3, success: true }, { passed: 3, failed: 0 }],
    [
      'one failed or was skipped',
      { numTotalTests: 3, numPassedTests: 2, success: false },
      { passed: 2, failed: 1 },
    ],
    [
      'a suite that broke before its tests',
      { numTotalTests: 3, numPassedTests: 3, success: false },
      { passed: 3, failed: 1 },
    ],
    ['no test at all', { numTotalTests: 0, numPassedTests: 0, success: true }, { passed: 0, failed: 1 }],
    [
      'Playwright, one flaky',
      { stats: { expected: 4, unexpected: 0, flaky: 1, skipped: 0 } },
      { passed: 4, failed: 1 },
    ],
  ])('%s', (_, content, counted) => {
    expect(countTests(report(content))).toEqual(counted)
  })

  it('counts a missing report as a failure', () => {
    expect(countTests(join(folder, 'none.json'))).toEqual({ passed: 0, failed: 1 })
  })
})
