/** Thrown by a check that does not apply to this target; contains the reason. */
export class SkipCheckError extends Error {}
