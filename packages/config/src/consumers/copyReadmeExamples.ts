import { copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { listPublishedPackages } from '../publishing/listPublishedPackages.ts'
import { extractReadmeExample } from './extractReadmeExample.ts'

// Sample data of the packages, which the tests of these packages check against the contract.
const samples = {
  corporate: ['samplePage'],
  pdp: ['roses', 'brokenVideo', 'productCards', 'drawBouquet', 'reviews'],
}

/**
 * Copies the first example of every README into a consumer, and a module that renders the example of a package by the
 * name of its folder.
 */
export function copyReadmeExamples(root: string, folder: string): void {
  const names = listPublishedPackages(root).map((published) => published.folder)
  for (const name of names) {
    const readme = readFileSync(join(root, 'packages', name, 'README.md'), 'utf8')
    const example = extractReadmeExample(readme, name)
    writeFileSync(join(folder, 'shared', `${name}.example.tsx`), example)
    copyReadme(join(folder, 'readmes', name), example, readme)
  }
  for (const [name, files] of Object.entries(samples)) {
    const fixtures = join(root, 'packages', name, 'src/fixtures')
    mkdirSync(join(folder, 'shared', name))
    for (const file of globSync(files.map((one) => join(fixtures, `${one}.ts`))))
      copyFileSync(file, join(folder, 'shared', name, basename(file)))
  }
  writeFileSync(join(folder, 'examples.tsx'), printIndex(names))
}

/**
 * Writes a README's first example, with the host code that the README shows. The server of that host does not exist in
 * the test, so the example is compiled but not run.
 */
function copyReadme(folder: string, example: string, readme: string): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'example.tsx'), example)
  const [, extension, host] = /^```(tsx?)\n(\/\/ host\.[\s\S]*?)^```$/m.exec(readme) ?? []
  if (extension !== undefined && host !== undefined) writeFileSync(join(folder, `host.${extension}`), host)
}

const printIndex = (
  names: readonly string[],
): string => `import { type ComponentType, createElement } from 'react'
import { createRoot } from 'react-dom/client'

const examples: Readonly<Record<string, () => Promise<object>>> = {
${names.map((name) => `  '${name}': () => import('./shared/${name}.example'),`).join('\n')}
}

const isComponent = (value: unknown): value is ComponentType => typeof value === 'function'

export async function renderExample(name: string): Promise<void> {
  const Shown = Object.values((await examples[name]?.()) ?? {}).find(isComponent)
  const root = document.getElementById('root')
  if (root && Shown) createRoot(root).render(createElement(Shown))
  document.body.dataset.example = 'shown'
}
`
