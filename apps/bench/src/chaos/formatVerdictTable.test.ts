import { expect, it } from 'vitest'
import { type ChaosTestResult, isPassingVerdict } from './ChaosTestResult.ts'
import { formatVerdictTable } from './formatVerdictTable.ts'
import type { Violation } from './Violation.ts'

const clean: ChaosTestResult = {
  fault: 'API killed',
  tried: 5,
  survived: 5,
  violations: [],
  recoveries: [100, 300, 1_200],
  note: '40 orders',
}
const violation = (kind: Violation['kind'], count?: number): Violation => ({
  kind,
  sentence: `${kind} once`,
  ...(count !== undefined && { count }),
})

it('prints one table with a total, and no details if there are no violations', () => {
  const lines = formatVerdictTable('Put through', [
    clean,
    { ...clean, fault: 'Postgres crashed', recoveries: [] },
  ]).split('\n')
  expect(lines).toHaveLength(5)
  expect(lines[2]).toMatch(/^ +API killed +5 +5 +0 +0 +0 +0 +0 +0\.30\/1\.20 s +40 orders$/)
  expect(lines[4]).toMatch(/^ +all +10 +10 /)
})

it('counts the violations, marks failed rows, and prints at most ten details per failure', () => {
  const violations = [violation('oversold', 163), ...Array.from({ length: 11 }, () => violation('lost'))]
  const lines = formatVerdictTable('Put through', [{ ...clean, violations }]).split('\n')
  expect(lines[2]).toMatch(/^FAILS +API killed +5 +5 +11 +0 +163 +0 +0 /)
  expect(lines.slice(5)).toHaveLength(11)
  expect(lines[5]).toBe('API killed: oversold once')
  expect(lines.at(-1)).toBe('API killed: and 2 more')
})

it.each(['lost', 'doubled', 'oversold', 'foreign', 'failed', 'other'] as const)(
  'a verdict with one violation of the kind %s fails',
  (kind) => {
    expect(isPassingVerdict({ ...clean, violations: [violation(kind)] })).toBe(false)
  },
)

it('a verdict passes only if the store survived every failure', () => {
  expect(isPassingVerdict({ ...clean, survived: 4 })).toBe(false)
  expect(isPassingVerdict(clean)).toBe(true)
})
