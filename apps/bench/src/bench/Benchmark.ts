import type { Row } from './Row.ts'

/** A part of the measuring, which takes at most ten minutes and can be run by itself. */
export interface Benchmark {
  /** Its name on the command line. */
  readonly name: string
  /** Heading of its table. */
  readonly title: string
  readonly run: () => Promise<readonly Row[]>
}
