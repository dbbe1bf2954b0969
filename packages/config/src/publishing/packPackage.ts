import { globSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { expandExports } from './expandExports.ts'
import type { PublishedPackage } from './listPublishedPackages.ts'
import type { PackageManifest } from './PackageManifest.ts'
import { runCommand } from './runCommand.ts'

/** A package as a registry would get it. */
export interface PackedPackage {
  readonly name: string
  /** Path of the tarball. */
  readonly tarball: string
  /** Size of the tarball. */
  readonly kilobytes: number
  /** package.json in the source. */
  readonly source: PackageManifest
  /** package.json as it was packed, with an entry for each language. */
  readonly packed: PackageManifest
  /** README.md as it was packed; empty if there is none. */
  readonly readme: string
  /** Every file of the tarball, by its path in the package. */
  readonly files: ReadonlySet<string>
}

/** Packs a built package and reads the result; throws if it cannot be packed. */
export async function packPackage(
  root: string,
  { folder, manifest }: PublishedPackage,
  target: string,
): Promise<PackedPackage> {
  const tarball = join(target, `${folder}.tgz`)
  const unpacked = join(target, folder)
  mkdirSync(unpacked)
  await must('pnpm', ['pack', '--silent', '--out', tarball], join(root, 'packages', folder))
  await must('tar', ['-xzf', tarball, '-C', unpacked], target)
  const content = join(unpacked, 'package')
  const files = globSync('**/*', { cwd: content })
    .filter((path) => statSync(join(content, path)).isFile())
    .map((path) => path.split(sep).join('/'))
  return {
    name: manifest.name,
    tarball,
    kilobytes: statSync(tarball).size / 1000,
    source: manifest,
    packed: expandExports(JSON.parse(readFileSync(join(content, 'package.json'), 'utf8')), files),
    readme: files.includes('README.md') ? readFileSync(join(content, 'README.md'), 'utf8') : '',
    files: new Set(files),
  }
}

async function must(command: string, words: readonly string[], cwd: string): Promise<void> {
  const { ok, output } = await runCommand(command, words, { cwd })
  if (!ok) throw new Error(`${command} ${words.join(' ')} failed in ${cwd}:\n${output}`)
}
