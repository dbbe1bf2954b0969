import type { ChaosEnvironment } from './startChaosEnvironment.ts'

/** Breaks the database of a store; returns a function that restores it. */
export type DatabaseFault = (ground: ChaosEnvironment) => Promise<() => Promise<void>>
