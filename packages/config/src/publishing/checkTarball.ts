import { listExportTargets } from './listExportTargets.ts'
import { dependencyGroups, type ExportTarget, type PackageManifest } from './PackageManifest.ts'

/** Contents of a tarball that are checked before any installation. */
export interface TarballContent {
  /** package.json in the source. */
  readonly source: PackageManifest
  /** package.json as it was packed. */
  readonly packed: PackageManifest
  /** Every file of the tarball, by its path in the package. */
  readonly files: ReadonlySet<string>
}

const fields = [
  'bugs',
  'description',
  'engines',
  'exports',
  'files',
  'homepage',
  'keywords',
  'license',
  'repository',
  'sideEffects',
] as const

// Version ranges that only work inside this repository.
const workspaceOnly = /^(workspace|catalog|link|file|portal):/
const sourceCondition = '@store/source'

const companions = ['LICENSE', 'README.md'] as const
const strangers = [
  /\.(test|stories|test-d)\./,
  /(^|\/)(src|fixtures|e2e)\//,
  /(?<!\.d)\.[cm]?tsx?$/,
  /\.tsbuildinfo$/,
]

/** Returns every problem that a consumer of this tarball would have, one sentence each; empty if there is none. */
export function checkTarball({ source, packed, files }: TarballContent): readonly string[] {
  return [
    ...fields.filter((field) => packed[field] === undefined).map((field) => `package.json has no ${field}`),
    ...checkDependencies(packed),
    ...checkSharedPackages(packed),
    ...checkEntries(source.exports ?? {}, packed.exports ?? {}, files),
    ...companions.filter((file) => !files.has(file)).map((file) => `${file} is not in the tarball`),
    ...[...files]
      // The template is published as source on purpose.
      .filter((file) => !file.startsWith('template/'))
      .filter((file) => strangers.some((stranger) => stranger.test(file)))
      .map((file) => `${file} does not belong in the tarball`),
  ]
}

function checkDependencies(packed: PackageManifest): readonly string[] {
  return dependencyGroups.flatMap((group) =>
    Object.entries(packed[group] ?? {})
      .filter(([, range]) => workspaceOnly.test(range))
      .map(
        ([name, range]) => `${group} asks for ${name} as ${range}, which only this repository understands`,
      ),
  )
}

// Consumers also import these packages directly. Each must exist only once in an app, because they contain React
// contexts, styles and session state.
const sharedPackages = /\/(ui|api-client)$/

function checkSharedPackages({ name, dependencies = {} }: PackageManifest): readonly string[] {
  return Object.keys(dependencies)
    .filter(
      (dependency) => dependency.split('/')[0] === name.split('/')[0] && sharedPackages.test(dependency),
    )
    .map((dependency) => `${dependency} must be a peer dependency, or a consumer could get it twice`)
}

type Entries = Readonly<Record<string, ExportTarget>>

function checkEntries(source: Entries, packed: Entries, files: ReadonlySet<string>): readonly string[] {
  return [
    ...Object.keys(source)
      .filter((entry) => !(entry in packed))
      .map((entry) => `entry ${entry} works in this repository only: publishConfig.exports does not name it`),
    ...Object.entries(packed).flatMap(([entry, target]) => [
      ...(hasCondition(target, sourceCondition) ? [`entry ${entry} leads to our source`] : []),
      ...listExportTargets(target)
        .filter((file) => !files.has(file.replace(/^\.\//, '')))
        .map((file) => `entry ${entry} leads to ${file}, which is not in the tarball`),
    ]),
  ]
}

function hasCondition(target: ExportTarget, condition: string): boolean {
  if (typeof target === 'string') return false
  return condition in target || Object.values(target).some((inner) => hasCondition(inner, condition))
}
