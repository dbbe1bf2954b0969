import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const id = '\0react'

/**
 * React with its exports read once, for the server's build. A bundle reads those of a CommonJS module through a getter at
 * each use, which is a fifteenth of a page's rendering.
 */
export const reactReadOnce = (): Plugin => ({
  name: 'react-read-once',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  // What asks for React by `require`, as React's own packages do, has it whole.
  resolveId: (source, importer, { kind }) =>
    source === 'react' && importer !== id && kind === 'import-statement' ? id : undefined,
  load: (asked) => (asked === id ? writeExports() : undefined),
})

function writeExports(): string {
  const names = Object.keys(createRequire(import.meta.url)('react'))
  return [
    "import React from 'react'",
    'export default React',
    `export const { ${names.join(', ')} } = React`,
  ].join('\n')
}
