import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const read = ['react', 'react/jsx-runtime']
const prefix = '\0once:'

/**
 * Reads React's exports only once. A bundle reads exports of a CommonJS module through a getter at each use, which
 * takes a tenth of a page's rendering on the server (docs/decisions/0034).
 */
export const hoistReactExports = (): Plugin => ({
  name: 'react-read-once',
  apply: 'build',
  enforce: 'pre',
  // A `require` of React, as in React's own packages, gets the whole module.
  resolveId: (source, importer, { kind }) =>
    read.includes(source) && !importer?.startsWith(prefix) && kind === 'import-statement'
      ? prefix + source
      : undefined,
  load: (id) => (id.startsWith(prefix) ? writeExports(id.slice(prefix.length)) : undefined),
})

function writeExports(source: string): string {
  const names = Object.keys(createRequire(import.meta.url)(source))
  return [
    `import whole from '${source}'`,
    'export default whole',
    // Marked as pure, so that unused exports are tree-shaken.
    'const read = (name) => whole[name]',
    ...names.map((name) => `export const ${name} = /* @__PURE__ */ read('${name}')`),
  ].join('\n')
}
