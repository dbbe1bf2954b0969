export type { ApiError } from './ApiError.ts'
export type { ContractViolation } from './ContractViolation.ts'
export { problemSchema } from './problemSchema.ts'
export type { Result } from './Result.ts'
