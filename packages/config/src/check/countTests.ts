import { readFileSync } from 'node:fs'

/** Tests that ran, by result. A skipped test counts as failed: no test may be skipped. */
export interface TestCount {
  readonly passed: number
  readonly failed: number
}

/** Counts the tests of a vitest or Playwright JSON report; a missing or empty report is a failure, never ignored. */
export function countTests(report: string): TestCount {
  const found = read(report)
  if (isPlaywright(found)) {
    const { expected, unexpected, flaky, skipped } = found.stats
    return { passed: expected, failed: unexpected + flaky + skipped }
  }
  if (isVitest(found)) {
    const { numPassedTests, numTotalTests, success } = found
    const failed = numTotalTests - numPassedTests
    return { passed: numPassedTests, failed: numTotalTests === 0 || (failed === 0 && !success) ? 1 : failed }
  }
  return { passed: 0, failed: 1 }
}

function read(report: string): unknown {
  try {
    return JSON.parse(readFileSync(report, 'utf8'))
  } catch {
    return undefined
  }
}

interface PlaywrightReport {
  readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>
}

interface VitestReport {
  readonly numPassedTests: number
  readonly numTotalTests: number
  readonly success: boolean
}

const isPlaywright = (value: unknown): value is PlaywrightReport =>
  typeof value === 'object' && value !== null && 'stats' in value

const isVitest = (value: unknown): value is VitestReport =>
  typeof value === 'object' && value !== null && 'numTotalTests' in value
