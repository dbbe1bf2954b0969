/** Minimum version of Node that the store supports, the same as in `engines` of every package.json. */
export const minimumNodeVersion = '22.12'

/** Returns whether the store runs on a version of Node, such as `24.3.0`. */
export function isSupportedNodeVersion(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = minimumNodeVersion.split('.').map(Number)
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)
}
