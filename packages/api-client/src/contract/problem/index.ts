export type { ApiError } from './ApiError.ts'
export { problem } from './Problem.ts'
export type { Result } from './Result.ts'
