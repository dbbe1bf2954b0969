import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Snippet } from './listSnippets.ts'

/** Folder of the snippets, ignored by git. It is in this app, so that the snippets find the packages. */
export const snippetFolder = join(import.meta.dirname, '../../.snippets')

// A snippet that is a file of the repository is written to the same path in this folder; `rootDirs` lets it import the
// repository's real files by relative paths.
const tsconfig = (paths: readonly string[]) => ({
  extends: '../../../tsconfig.base.json',
  compilerOptions: {
    composite: false,
    declaration: false,
    emitDeclarationOnly: false,
    noEmit: true,
    noUnusedLocals: false,
    types: ['node', 'vite/client'],
    customConditions: ['@store/source'],
    rootDirs: ['.', '../../..'],
    // Resolves messages as the English build of the host does.
    paths: {
      '#messages/*': ['./apps/storefront/app/messages/en/*', '../../storefront/app/messages/en/*'],
    },
  },
  files: ['../../../packages/config/src/cssModules.d.ts', ...paths],
})

/** Writes the snippets in TypeScript as files, and the configuration that checks them. */
export function writeSnippets(snippets: readonly Snippet[]): void {
  rmSync(snippetFolder, { recursive: true, force: true })
  const written = new Set<string>()
  for (const { path, code, source } of snippets) {
    if (written.has(path)) throw new Error(`${source} has a second block for ${path}`)
    written.add(path)
    const file = join(snippetFolder, path)
    mkdirSync(dirname(file), { recursive: true })
    // `export {}` makes a block without imports a module, too.
    writeFileSync(file, `${code}\nexport {}\n`)
  }
  writeFileSync(join(snippetFolder, 'tsconfig.json'), JSON.stringify(tsconfig([...written])))
}
