import type { Row } from './Row.ts'

/** A benchmark, which takes at most ten minutes and can run separately. */
export interface Benchmark {
  /** Name of the benchmark on the command line. */
  readonly name: string
  /** Heading of the table of results. */
  readonly title: string
  readonly run: () => Promise<readonly Row[]>
}
