import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { extractReadmeExample } from './extractReadmeExample.ts'

const page = 'docs/start/first-package.md'

/** Copies the code of the tutorial's page into an empty app, each block to the path in its first line. */
export function copyTutorialCode(root: string, folder: string): void {
  const markdown = readFileSync(join(root, page), 'utf8')
  // Throws if the example is longer than the page promises.
  extractReadmeExample(markdown, page)
  for (const [, path = '', code = ''] of markdown.matchAll(
    /^```tsx?\n\/\/ (src\/[\w./]+)\n([\s\S]*?)^```$/gm,
  )) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), code)
  }
}
