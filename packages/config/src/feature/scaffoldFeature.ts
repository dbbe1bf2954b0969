import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { fillInFeatureName } from './fillInFeatureName.ts'

const template = join(import.meta.dirname, 'template')

/**
 * Writes a new feature package and registers it in the repository; returns the paths of the written files from the
 * root.
 */
export function scaffoldFeature(root: string, name: string): readonly string[] {
  const written = globSync('**/*.txt', { cwd: template })
    .filter((path) => statSync(join(template, path)).isFile())
    .sort()
    .map((path) => {
      const target = join('packages', name, fillInFeatureName(path.replace(/\.txt$/, ''), name))
      write(root, target, fillInFeatureName(readFileSync(join(template, path), 'utf8'), name))
      return target.split(sep).join('/')
    })
  const changeset = `.changeset/${name}-is-new.md`
  write(root, changeset, `---\n'@store/${name}': minor\n---\n\nThe package is new.\n`)
  allowImports(root, name)
  giveBudget(root, name)
  return [...written, changeset]
}

function write(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

function allowImports(root: string, name: string): void {
  change(root, 'packages/config/src/structure/importBoundaries.ts', (text) =>
    text.replace("  feature('cart'),\n", `  feature('cart'),\n  feature('${name}'),\n`),
  )
}

function giveBudget(root: string, name: string): void {
  change(root, 'packages/config/budgets.json', (text) =>
    text.replace(
      /^ {2}"packages": \{\n/m,
      `  "packages": {\n    "${name}": {\n      "firstUse": 3,\n      "everything": 3\n    },\n`,
    ),
  )
}

function change(root: string, path: string, by: (text: string) => string): void {
  const before = readFileSync(join(root, path), 'utf8')
  const after = by(before)
  if (after === before) throw new Error(`${path} no longer has the line a new feature is put below`)
  writeFileSync(join(root, path), after)
}
