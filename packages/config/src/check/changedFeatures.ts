import { execFileSync } from 'node:child_process'

/** The feature packages; journeys carry their names as tags. */
const features = [
  'account',
  'cart',
  'corporate',
  'delivery-location',
  'hamper-builder',
  'login-dialog',
  'pdp',
] as const

type Feature = (typeof features)[number]

/**
 * Names the feature packages that differ from the branch `main`, uncommitted files included. Empty, which selects every
 * journey, where anything differs that is used by more than one of them.
 */
export function changedFeatures(root: string): readonly Feature[] {
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' })
  const base = git('merge-base', process.env.TURBO_SCM_BASE ?? 'main', 'HEAD').trim()
  const listed = `${git('diff', '--name-only', base)}${git('ls-files', '--others', '--exclude-standard')}`
  return featuresOf(listed.split('\n').filter(Boolean))
}

/** Names the features that files belong to; none where one of the files belongs to no feature alone. */
export function featuresOf(paths: readonly string[]): readonly Feature[] {
  // Documentation and changesets are in no journey.
  const relevant = paths.filter((path) => !/\.md$|^docs\/|^\.changeset\//.test(path))
  const found = relevant.map((path) => features.find((feature) => path.startsWith(`packages/${feature}/`)))
  return found.some((feature) => feature === undefined)
    ? []
    : [...new Set(found.filter((feature) => feature !== undefined))]
}
