export type { ApiFailure } from './ApiFailure.ts'
export type { Outcome } from './Outcome.ts'
export { problem } from './Problem.ts'
