import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PackedPackage } from './packPackage.ts'
import { plainEnvironment } from './plainEnvironment.ts'
import { readCatalog } from './readCatalog.ts'
import { runCommand } from './runCommand.ts'

const libraries = ['react', 'react-dom', '@types/react', '@types/react-dom', 'typescript', 'vite']
const install = ['install', '--no-audit', '--no-fund']

/** Copies the consumer to a folder, installs the tarballs there with npm alone, checks its types and builds it. */
export async function buildConsumer(
  root: string,
  folder: string,
  packages: readonly PackedPackage[],
): Promise<readonly string[]> {
  cpSync(join(import.meta.dirname, 'consumer'), folder, { recursive: true })
  writeDependencies(root, folder, packages)
  writeFileSync(join(folder, 'everyEntry.ts'), packages.flatMap(importsOf).join('\n'))

  const options = { cwd: folder, env: plainEnvironment(process.env) }
  const npm = async (...words: readonly string[]) => {
    const { ok, output } = await runCommand('npm', words, options)
    return ok ? undefined : `npm ${words.join(' ')}: ${output}`
  }
  const failed =
    // A cache may be stale and a registry may stumble, once.
    ((await npm(...install, '--prefer-offline')) && (await npm(...install))) ??
    (await npm('run', 'types')) ??
    (await npm('run', 'build'))
  return failed === undefined ? [] : [failed]
}

function writeDependencies(root: string, folder: string, packages: readonly PackedPackage[]): void {
  const catalog = readCatalog(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'))
  const versionOf = (library: string) => {
    const version = catalog.get(library)
    if (version === undefined) throw new Error(`The catalog of pnpm-workspace.yaml does not name ${library}`)
    return version
  }
  const path = join(folder, 'package.json')
  const manifest: object = JSON.parse(readFileSync(path, 'utf8'))
  const dependencies = Object.fromEntries([
    ...packages.map(({ name, tarball }) => [name, `file:${tarball}`]),
    ...libraries.map((library) => [library, versionOf(library)]),
  ])
  writeFileSync(path, JSON.stringify({ ...manifest, dependencies }, undefined, 2))
}

/** Every entry, so that the declarations of all of them are checked, not only of those the app uses. */
const importsOf = ({ name, packed }: PackedPackage) =>
  Object.keys(packed.exports ?? {})
    .filter((entry) => entry !== './package.json')
    .map((entry) => `import '${name}${entry.slice(1)}'`)
