import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { PackedPackage } from '../publishing/packPackage.ts'
import { installAndRun, runNpm } from './installAndRun.ts'

/** The consumer that has no folder under `apps`: `npm create @store/storefront` writes it. */
export const createdAppConsumer = 'created'

/** Creates an app like a new user, with our tarballs instead of the registry; returns the errors. */
export async function prepareCreatedApp(
  folder: string,
  packages: readonly PackedPackage[],
): Promise<readonly string[]> {
  const tarballs = new Map(packages.map(({ name, tarball }) => [name, `file:${tarball}`]))
  const starter = [...tarballs].find(([name]) => name.endsWith('/create-storefront'))?.[1] ?? ''
  const words = ['exec', '--yes', '--package', starter, '--', 'create-storefront', folder]
  const failed = await runNpm(dirname(folder), ...words)
  if (failed !== undefined) return [failed]
  const path = join(folder, 'package.json')
  const manifest: { readonly dependencies: object } = JSON.parse(readFileSync(path, 'utf8'))
  const dependencies = Object.fromEntries(
    Object.entries(manifest.dependencies).map(([name, range]) => [name, tarballs.get(name) ?? range]),
  )
  writeFileSync(path, JSON.stringify({ ...manifest, dependencies }, undefined, 2))
  return installAndRun(folder, ['build'])
}
