import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { insertReadmeReference } from './insertReadmeReference.ts'
import { printReadmeReference } from './printReadmeReference.ts'

const source = (path: string) => ({ '@store/source': path, types: './dist/index.d.ts' })
const manifest = {
  name: '@store/gift',
  exports: {
    '.': source('./src/index.ts'),
    './styles.css': './src/empty.css',
    './package.json': './package.json',
  },
}

function tables(): string {
  const root = mkdtempSync(join(tmpdir(), 'reference-'))
  const files = {
    'index.ts':
      "export { Gift, type GiftProps } from './Gift.tsx'\nexport type { GiftPorts } from './GiftPorts.ts'\nexport type { GiftEvent } from './GiftEvent.ts'\nexport type { GiftMessages } from './GiftMessages.ts'\n",
    'Gift.tsx':
      'export interface GiftProps {\n  /** Beside the ribbon. */\n  readonly card?: ReactNode\n}\nexport function Gift() {}\n',
    'GiftPorts.ts':
      'interface Base {\n  /** Tells it. */\n  readonly track: (a: 1 | 2) => void\n}\n/** All a gift needs. */\nexport interface GiftPorts extends Base {\n  /** Its clock. @default now */\n  readonly clock?: Clock | undefined\n}\n',
    'GiftEvent.ts':
      "/** What it reports. */\nexport type GiftEvent =\n  | { readonly kind: 'opened' }\n  | {\n      /** It was tied. */\n      readonly kind: 'tied'\n      /** In cm. */\n      readonly length: number\n    }\n",
    'GiftMessages.ts':
      'export interface GiftMessages {\n  /** Heading. */\n  readonly heading: string\n  /** How many. */\n  readonly count: (n: number) => string\n}\n',
    'en.ts': "export const en: GiftMessages = { heading: 'A gift', count: (n) => String(n) }\n",
    'gift.css': '.a { color: var(--store-color-ink); margin: var(--store-space-2) }\n',
  }
  for (const [name, text] of Object.entries(files)) {
    const file = join(root, 'packages/gift/src', name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return printReadmeReference(root, { folder: 'gift', manifest })
    .replace(/ {2,}/g, ' ')
    .replace(/-{3,}/g, '---')
}

it('lists the entry points with their exports', () => {
  expect(tables()).toContain('| `.` | `Gift` | 4 |\n| `./styles.css` | | 0 |')
})

it('lists each port with its type, description and default, including inherited ones', () => {
  expect(tables()).toContain(
    'All a gift needs.\n\n| name | type | what it is |\n| --- | --- | --- |\n| `track` | `(a: 1 \\| 2) => void` | Tells it. |\n| `clock?` | `Clock` | Its clock. @default now |',
  )
})

it('lists each event with its payload', () => {
  expect(tables()).toContain('| `opened` | | |\n| `tied` | `length` (In cm) | It was tied. |')
})

it('lists slots, messages with their English text, and tokens', () => {
  const text = tables()
  expect(text).toContain('| `GiftProps` | `card?` | Beside the ribbon. |')
  expect(text).toContain(
    '| `heading` | A gift | Heading. |\n| `count` | `(n: number) => string` | How many. |',
  )
  expect(text).toContain('`--store-color-ink`, `--store-space-2`')
})

it('appends the tables to a README at first, and later replaces them', () => {
  const first = insertReadmeReference('# Gift\n\nWords.\n', 'one')
  expect(first).toMatch(/^# Gift\n\nWords\.\n\n## Reference\n\n<!-- .* -->\n\none\n\n<!-- \/reference -->\n$/)
  const moved = `${first}\n## After\n`
  expect(insertReadmeReference(moved, 'two')).toBe(moved.replace('one', 'two'))
})
