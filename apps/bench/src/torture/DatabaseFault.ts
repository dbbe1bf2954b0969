import type { Ground } from './openGround.ts'

/** Breaks the database of a store; answers how to mend it. */
export type DatabaseFault = (ground: Ground) => Promise<() => Promise<void>>
