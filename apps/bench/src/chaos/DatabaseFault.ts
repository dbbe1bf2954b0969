import type { ChaosEnvironment } from './startChaosEnvironment.ts'

/** Breaks the database of a store; answers how to mend it. */
export type DatabaseFault = (ground: ChaosEnvironment) => Promise<() => Promise<void>>
