import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PublishedPackage } from '../publishing/listPublishedPackages.ts'
import { insertReadmeReference } from './insertReadmeReference.ts'
import { listEntryPoints } from './listEntryPoints.ts'
import { printApi } from './printApi.ts'
import { printReadmeReference } from './printReadmeReference.ts'

/** A generated file. */
export interface GeneratedReport {
  /** Path of the file from the root. */
  readonly path: string
  readonly content: string
}

/** Returns the generated files of a package with their expected content; throws if it was not built. */
export function generateReports(root: string, published: PublishedPackage): readonly GeneratedReport[] {
  const { folder, manifest } = published
  const built = listEntryPoints(root, published, 'types')
  const missing = built.find(({ file }) => !existsSync(file))
  if (missing) throw new Error(`${missing.file} is not there: run pnpm build before pnpm reports`)
  return [
    { path: `packages/${folder}/etc/api.md`, content: printApi(manifest.name, built) },
    readmeReport(root, published),
  ]
}

// The README with the tables from its sources.
function readmeReport(root: string, published: PublishedPackage): GeneratedReport {
  const path = `packages/${published.folder}/README.md`
  const before = readFileSync(join(root, path), 'utf8')
  return { path, content: insertReadmeReference(before, printReadmeReference(root, published)) }
}
