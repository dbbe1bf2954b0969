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
    [
      'counts all tests as passed when none failed',
      { numTotalTests: 3, numPassedTests: 3, success: true },
      { passed: 3, failed: 0 },
    ],
    [
      'counts a failed or skipped test as failed',
      { numTotalTests: 3, numPassedTests: 2, success: false },
      { passed: 2, failed: 1 },
    ],
    [
      'counts a suite that failed before its tests as failed',
      { numTotalTests: 3, numPassedTests: 3, success: false },
      { passed: 3, failed: 1 },
    ],
    [
      'counts a run without tests as failed',
      { numTotalTests: 0, numPassedTests: 0, success: true },
      { passed: 0, failed: 1 },
    ],
    [
      'counts a flaky Playwright test as failed',
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
