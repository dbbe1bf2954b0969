import type { Row } from './Row.ts'

/** A benchmark, which takes at most ten minutes and can run separately. */
export interface Benchmark {
  /** Its name on the command line. */
  readonly name: string
  /** Heading of its table. */
  readonly title: string
  readonly run: () => Promise<readonly Row[]>
}
