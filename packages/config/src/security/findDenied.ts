import { type DeniedVersions, denyList } from './denyList.ts'
import { isOlder } from './isOlder.ts'
import type { LockedPackage } from './parseLockfile.ts'

/** Returns the packages of a lockfile that are on the deny list, as text. */
export const findDenied = (packages: readonly LockedPackage[], list = denyList): readonly string[] =>
  packages.flatMap(({ name, version }) =>
    list
      .filter((denied) => denied.name === name && isDenied(denied, version))
      .map(({ why }) => `${name}@${version}: ${why}`),
  )

function isDenied({ from, before, exactly }: DeniedVersions, version: string): boolean {
  if (exactly) return exactly.includes(version)
  return !(from && isOlder(version, from)) && !(before && !isOlder(version, before))
}
