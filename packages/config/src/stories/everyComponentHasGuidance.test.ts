import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseImports } from '../structure/parseImports.ts'
import { findMissingGuidance } from './findMissingGuidance.ts'
import { listExportedComponents } from './listExportedComponents.ts'

const src = join(import.meta.dirname, '../../../ui/src')
const read = (path: string) => readFileSync(path, 'utf8')

/** The components that entry points of @store/ui export. The stories in a component's folder are about it. */
const components = globSync(['index.ts', 'entries/*.ts'], { cwd: src }).flatMap((entry) => {
  const path = join(src, entry)
  return parseImports(path, read(path))
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => join(dirname(path), file))
    .flatMap((file) =>
      listExportedComponents(file, read(file)).map((name) => ({ name, folder: dirname(file) })),
    )
})

describe('usage guidance of @store/ui', () => {
  it('the usage guidance of more than 70 components is checked', () => {
    expect(components.length).toBeGreaterThan(70)
  })

  it.each(components)('the usage guidance of $name is complete', ({ folder }) => {
    const stories = globSync('*.stories.tsx', { cwd: folder }).map((file) => join(folder, file))
    const missing = stories.map((path) => findMissingGuidance(path, read(path)))
    // A component with several story files has its guidance in the main one.
    expect(missing.toSorted((a, b) => a.length - b.length)[0]).toEqual([])
  })
})
