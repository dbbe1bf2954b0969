/** Target of an entry point: a file, or a file for each condition. */
export type ExportTarget = string | { readonly [condition: string]: ExportTarget }

/** The fields of a package.json that list dependencies. */
export const dependencyGroups = [
  'dependencies',
  'peerDependencies',
  'optionalDependencies',
  'devDependencies',
] as const

/** The fields of a package.json that decide what a consumer gets. */
export interface PackageManifest
  extends Readonly<Partial<Record<(typeof dependencyGroups)[number], Readonly<Record<string, string>>>>> {
  readonly name: string
  readonly version?: string
  /** A private package is never published. */
  readonly private?: boolean
  readonly license?: string
  readonly description?: string
  readonly keywords?: readonly string[]
  /** Repository of the source. npm rejects a package with provenance that names another repository here. */
  readonly repository?: { readonly type: string; readonly url: string; readonly directory?: string }
  readonly homepage?: string
  /** Where to report a problem. */
  readonly bugs?: string
  readonly engines?: Readonly<Record<string, string>>
  readonly sideEffects?: boolean | readonly string[]
  readonly files?: readonly string[]
  /** Entry points by the path behind the package's name. */
  readonly exports?: Readonly<Record<string, ExportTarget>>
}
