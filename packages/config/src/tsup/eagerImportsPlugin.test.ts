import { expect, it } from 'vitest'
import { replaceDynamicImports } from './eagerImportsPlugin.ts'

it('replaces the lazy imports of a package by static ones', () => {
  const source = "const a = '…' + import('./Part.tsx').then((late) => late.Part)\nvoid import('../other.js')"
  expect(replaceDynamicImports('index.ts', source)).toBe(
    [
      "const a = '…' + Promise.resolve(eager16).then((late) => late.Part)",
      'void Promise.resolve(eager68)',
      "import * as eager68 from '../other.js'",
      "import * as eager16 from './Part.tsx'",
    ].join('\n'),
  )
})

it.each(["import('../messages/hi.ts')", "import('valibot')", "// import('./Part.tsx')"])(
  'leaves %s unchanged',
  (source) => {
    expect(replaceDynamicImports('index.ts', source)).toBe(source)
  },
)
