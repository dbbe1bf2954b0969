import type { ContractViolation } from '../contract/problem/index.ts'

/** The calls of one check, in order, and the responses among them that break the contract. */
export interface CallRecorder {
  /** Names of the calls, such as `cart.add`. */
  readonly calls: string[]
  readonly violations: ContractViolation[]
}
