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
 * Returns the feature packages that differ from the branch `main`, including uncommitted files. Returns none, which
 * selects every journey, if a shared file differs.
 */
export function findChangedFeatures(root: string): readonly Feature[] {
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' })
  const base = git('merge-base', process.env.TURBO_SCM_BASE ?? 'main', 'HEAD').trim()
  const listed = `${git('diff', '--name-only', base)}${git('ls-files', '--others', '--exclude-standard')}`
  return findFeaturesOfFiles(listed.split('\n').filter(Boolean))
}

/** Returns the features to which files belong; none if one of the files does not belong to exactly one feature. */
export function findFeaturesOfFiles(paths: readonly string[]): readonly Feature[] {
  // No journey depends on documentation and changesets.
  const relevant = paths.filter((path) => !/\.md$|^docs\/|^\.changeset\//.test(path))
  const found = relevant.map((path) => features.find((feature) => path.startsWith(`packages/${feature}/`)))
  return found.some((feature) => feature === undefined)
    ? []
    : [...new Set(found.filter((feature) => feature !== undefined))]
}
