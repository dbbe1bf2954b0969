import type { OpenSpan } from './Tracing.ts'

/** A span that records nothing. */
export const noSpan: OpenSpan = { rename: () => undefined, set: () => undefined, fail: () => undefined }
