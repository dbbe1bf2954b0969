import { findProgram } from '../programs/findProgram.ts'

/** Returns the path of PgBouncer if it is installed. */
export const findPgbouncer = (): string | undefined => findProgram('pgbouncer')
