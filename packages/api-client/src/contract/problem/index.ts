export type { ApiError } from './ApiError.ts'
export type { ContractViolation } from './ContractViolation.ts'
export { problem } from './problem.ts'
export type { Result } from './Result.ts'
