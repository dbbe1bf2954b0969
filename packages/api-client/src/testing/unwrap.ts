import type { Result } from '../contract/problem/index.ts'

/** Returns the value of a call that must succeed. */
export const unwrap = <Value>(outcome: Result<Value>): Value => {
  if (outcome.ok) return outcome.value
  throw new Error(`A call of the suite that must work was answered ${JSON.stringify(outcome.failure)}`)
}
