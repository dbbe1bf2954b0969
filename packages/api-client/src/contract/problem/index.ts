export type { ApiError } from './ApiError.ts'
export { problem } from './problem.ts'
export type { Result } from './Result.ts'
