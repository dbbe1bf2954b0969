import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { printApi } from './printApi.ts'

function report(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'api-'))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return printApi('@store/gift', [{ path: '.', file: join(folder, 'index.d.ts') }])
}

const files = {
  'index.d.ts': "export { createGift, type GiftPorts as Ports } from './store/createGift.ts';\n",
  'store/createGift.d.ts':
    "import type { Hidden } from './Hidden.ts';\n/** Ports. */\nexport interface GiftPorts {\n    /** A key. */\n    readonly key: Hidden;\n}\nexport declare const createGift: (ports: GiftPorts) => void;\n",
  'store/Hidden.d.ts': 'export type Hidden = { readonly a: string };\nexport type Unreached = 1;\n',
}

it('lists the exports of an entry point, values apart from types, under their public names', () => {
  expect(report(files)).toContain('## `.`\n\n- values: `createGift`\n- types: `Ports`\n')
})

it('shows a change that affects users, even in a declaration that is not exported', () => {
  const text = report(files)
  expect(text).toContain('interface GiftPorts {\n    readonly key: Hidden;\n}')
  expect(text).toContain('type Hidden = { readonly a: string };')
  expect(text).not.toContain('Unreached')
})

it('changes when a field becomes optional, and stays the same when its comment changes', () => {
  const change = (from: string, to: string) =>
    report({ ...files, 'store/createGift.d.ts': files['store/createGift.d.ts'].replace(from, to) })
  expect(change('key: Hidden', 'key?: Hidden')).not.toBe(report(files))
  expect(change('A key.', 'Another key.')).toBe(report(files))
})

it('truncates long declarations that the compiler expands, but detects changes in the truncated part', () => {
  const long = (end: string) => ({
    'index.d.ts': `export declare const schema: { ${'a: string; '.repeat(300)} ${end}: string };\n`,
  })
  expect(report(long('b')).length).toBeLessThan(3000)
  expect(report(long('b'))).not.toBe(report(long('c')))
})

it('follows star exports, and a name that is imported and then exported', () => {
  const text = report({
    'index.d.ts': "export * from './a.ts';\nimport { b } from './b.ts';\nexport { b };\n",
    'a.d.ts': 'export declare function a(): void;\n',
    'b.d.ts': 'export declare const b: 1;\n',
  })
  expect(text).toContain('- values: `a`, `b`')
  expect(text).toContain('function a(): void;')
  expect(text).toContain('const b: 1;')
})
