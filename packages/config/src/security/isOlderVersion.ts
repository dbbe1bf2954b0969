/** Returns whether a version is older than another, by semver; a pre-release is older than its release. */
export function isOlderVersion(version: string, than: string): boolean {
  const [a, b] = [partsOf(version), partsOf(than)]
  for (let at = 0; at < 3; at += 1) {
    const difference = (a.numbers[at] ?? 0) - (b.numbers[at] ?? 0)
    if (difference !== 0) return difference < 0
  }
  return a.isEarly && !b.isEarly
}

const partsOf = (version: string) => {
  const [release = '', early] = (version.split('+')[0] ?? '').split(/-(.*)/s)
  return { numbers: release.split('.').map(Number), isEarly: early !== undefined }
}
