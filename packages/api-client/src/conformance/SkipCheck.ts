/** Skips a check that does not apply to this target, with the reason. */
export class SkipCheck extends Error {}
