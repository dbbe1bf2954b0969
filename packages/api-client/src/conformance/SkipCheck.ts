/** Ends a check that this target cannot be asked, with the reason. */
export class SkipCheck extends Error {}
