import type { Result } from '../contract/problem/index.ts'

/** What a call answered that must work. */
export const unwrap = <Value>(outcome: Result<Value>): Value => {
  if (outcome.ok) return outcome.value
  throw new Error(`A call of the suite that must work was answered ${JSON.stringify(outcome.failure)}`)
}
