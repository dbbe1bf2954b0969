import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { listPublishedPackages } from '../publishing/listPublishedPackages.ts'
import type { ExportTarget } from '../publishing/PackageManifest.ts'
import { parseImports } from '../structure/parseImports.ts'
import { listExportedComponents } from './listExportedComponents.ts'

const root = join(import.meta.dirname, '../../../..')

const getSourceText = (target: ExportTarget): string | undefined =>
  typeof target === 'object' && typeof target['@store/source'] === 'string'
    ? target['@store/source']
    : undefined

const exported = listPublishedPackages(root).flatMap(({ folder, manifest }) => {
  const sources = Object.values(manifest.exports ?? {}).flatMap((target) => getSourceText(target) ?? [])
  const names = sources
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => {
      const path = join(root, 'packages', folder, file)
      return listExportedComponents(path, readFileSync(path, 'utf8'))
    })
  return names.map((name) => ({ folder, name }))
})

/** Files that the stories of a package import, by package. */
const reported = new Map(
  listPublishedPackages(root).map(({ folder }) => {
    const stories = globSync(`packages/${folder}/src/**/*.stories.tsx`, { cwd: root })
    const files = stories.flatMap((path) => parseImports(path, readFileSync(join(root, path), 'utf8')))
    return [folder, files.map((file) => file.replace(/^.*\/|\.tsx$/g, ''))] as const
  }),
)

it.each(exported)('has a story for $name of $folder', ({ folder, name }) => {
  expect(reported.get(folder)).toContain(name)
})
