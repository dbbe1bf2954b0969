import type { PackedPackage } from '../publishing/packPackage.ts'

/** A project of another team that uses the packages; the tests build it and open it in a browser. */
export interface ConsumerProject {
  readonly name: string
  /** Folder of the consumer under `apps`. */
  readonly app: string
  /** Dependencies in addition to our packages, by name; without a version, the pnpm catalog's version is used. */
  readonly libraries: Readonly<Record<string, string | undefined>>
  /** Which of our packages it installs. @default all */
  readonly packages?: readonly string[]
  /** npm scripts that are run before it is used. */
  readonly scripts: readonly string[]
  /** Uses the project in a browser; returns the errors, one sentence each. */
  readonly use: (folder: string, packages: readonly PackedPackage[]) => Promise<readonly string[]>
}
