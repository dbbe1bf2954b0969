import { type DeniedVersions, deniedPackageVersions } from './deniedPackageVersions.ts'
import { isOlderVersion } from './isOlderVersion.ts'
import type { LockedPackage } from './parseLockfile.ts'

/** Returns the packages of a lockfile that are on the deny list, as text. */
export const findDeniedPackages = (
  packages: readonly LockedPackage[],
  list = deniedPackageVersions,
): readonly string[] =>
  packages.flatMap(({ name, version }) =>
    list
      .filter((denied) => denied.name === name && isDenied(denied, version))
      .map(({ why }) => `${name}@${version}: ${why}`),
  )

function isDenied({ from, before, exactly }: DeniedVersions, version: string): boolean {
  if (exactly) return exactly.includes(version)
  return !(from && isOlderVersion(version, from)) && !(before && !isOlderVersion(version, before))
}
