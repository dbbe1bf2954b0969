import { expect, it } from 'vitest'
import { findInitialStylesheets } from './findInitialStylesheets.ts'

const imports = (...to: readonly (readonly [string, string])[]) => ({
  imports: to.map(([path, kind]) => ({ path, kind })),
})
const facts = {
  inputs: {
    'src/index.ts': imports(
      ['src/a.css', 'import-statement'],
      ['src/served.ts', 'dynamic-import'],
      ['src/late.ts', 'dynamic-import'],
    ),
    'src/served.ts': imports(['src/served.css', 'import-statement'], ['src/later.ts', 'dynamic-import']),
    'src/late.ts': imports(['src/late.css', 'import-statement']),
    'src/later.ts': imports(['src/later.css', 'import-statement']),
  },
  outputs: { 'dist/index.js': { entryPoint: 'src/index.ts' } },
}

it('leaves out lazy-loaded stylesheets', () => {
  expect([...findInitialStylesheets(facts, /index\.js$/)]).toEqual(['src/a.css'])
})

it('includes the styles of server-rendered lazy parts, but not of what they load lazily', () => {
  const sheets = findInitialStylesheets(facts, /index\.js$/, ['src/served.ts'])
  expect([...sheets].sort()).toEqual(['src/a.css', 'src/served.css'])
})
