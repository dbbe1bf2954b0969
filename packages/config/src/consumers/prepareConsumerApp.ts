import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PackedPackage } from '../publishing/packPackage.ts'
import { parsePnpmCatalog } from '../publishing/parsePnpmCatalog.ts'
import type { ConsumerProject } from './ConsumerProject.ts'
import { copyReadmeExamples } from './copyReadmeExamples.ts'
import { copyReadmeLinkProvider } from './copyReadmeLinkProvider.ts'
import { copyTutorialCode } from './copyTutorialCode.ts'
import { installAndRun } from './installAndRun.ts'
import { createdAppConsumer, prepareCreatedApp } from './prepareCreatedApp.ts'

/**
 * Creates the consumer's folder, installs the tarballs there with npm alone and runs its scripts; returns the
 * errors.
 */
export async function prepareConsumerApp(
  root: string,
  folder: string,
  consumer: ConsumerProject,
  packages: readonly PackedPackage[],
): Promise<readonly string[]> {
  if (consumer.app === createdAppConsumer) return prepareCreatedApp(folder, packages)
  cpSync(join(import.meta.dirname, 'apps', consumer.app), folder, { recursive: true })
  cpSync(join(import.meta.dirname, 'shared'), join(folder, 'shared'), { recursive: true })
  const wanted = packages.filter(({ name }) => consumer.packages?.includes(name) ?? true)
  writeDependencies(root, folder, consumer, wanted)
  if (consumer.scripts.includes('types'))
    writeFileSync(join(folder, 'everyEntry.ts'), wanted.flatMap(importsOf).join('\n'))
  if (consumer.app === 'vite') copyReadmeExamples(root, folder)
  if (consumer.app === 'react-router') copyReadmeLinkProvider(root, folder, 'react-router')
  if (consumer.app === 'next') copyReadmeLinkProvider(root, join(folder, 'app'), 'next')
  if (consumer.app === 'first-package') copyTutorialCode(root, folder)

  return installAndRun(folder, consumer.scripts)
}

function writeDependencies(
  root: string,
  folder: string,
  { libraries }: ConsumerProject,
  packages: readonly PackedPackage[],
): void {
  const catalog = parsePnpmCatalog(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'))
  const versionOf = (library: string) => {
    const version = catalog.get(library)
    if (version === undefined) throw new Error(`The catalog of pnpm-workspace.yaml does not name ${library}`)
    return version
  }
  const path = join(folder, 'package.json')
  const manifest: object = JSON.parse(readFileSync(path, 'utf8'))
  const dependencies = Object.fromEntries([
    ...packages.map(({ name, tarball }) => [name, `file:${tarball}`]),
    ...Object.entries(libraries).map(([name, version]) => [name, version ?? versionOf(name)]),
  ])
  writeFileSync(path, JSON.stringify({ ...manifest, dependencies }, undefined, 2))
}

/** Imports every entry point, so that all declarations are checked, not only those the app uses. */
const importsOf = ({ name, packed }: PackedPackage) =>
  Object.keys(packed.exports ?? {})
    .filter((entry) => entry !== './package.json')
    .map((entry) => `import '${name}${entry.slice(1)}'`)
