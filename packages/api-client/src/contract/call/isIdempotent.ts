import type { AnyCall } from './Call.ts'

/** Whether a repeated request of a call changes nothing more than the first. */
export const isIdempotent = (call: AnyCall): boolean => call.isIdempotent ?? call.method !== 'POST'
