import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { listPublishedPackages } from '../publishing/listPublishedPackages.ts'
import { extractReadmeExample } from './extractReadmeExample.ts'

const root = join(import.meta.dirname, '../../../..')

it('extracts only the first code block of a README', () => {
  expect(extractReadmeExample('# Gift\n\n```tsx\none\n```\n\n```tsx\ntwo\n```\n', 'gift')).toBe('one\n')
})

it('rejects a README without a code block, or with a first one that is too long', () => {
  expect(() => extractReadmeExample('# Gift\n\n```css\n.a {}\n```\n', 'gift')).toThrow('gift has no example')
  expect(() => extractReadmeExample(`\`\`\`ts\n${'line\n'.repeat(16)}\`\`\`\n`, 'gift')).toThrow('16 lines')
})

it.each(listPublishedPackages(root).map(({ folder }) => folder))(
  'finds a short code block in the README of %s',
  (folder) => {
    const readme = readFileSync(join(root, 'packages', folder, 'README.md'), 'utf8')
    expect(extractReadmeExample(readme, folder)).not.toBe('')
  },
)
