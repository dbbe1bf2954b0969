import type { ContractViolation } from '../contract/problem/index.ts'

/** The calls made by one check, in order, and which of their responses break the contract. */
export interface CallRecorder {
  /** Names of the calls, such as `cart.add`. */
  readonly calls: string[]
  readonly violations: ContractViolation[]
}
