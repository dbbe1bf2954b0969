import type { AnyCall } from './Call.ts'

/** Returns whether repeating a request of this call has no further effect. */
export const isIdempotent = (call: AnyCall): boolean => call.isIdempotent ?? call.method !== 'POST'
