import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { publishedPackages } from '../publishing/publishedPackages.ts'
import { readExample } from './readExample.ts'

const root = join(import.meta.dirname, '../../../..')

it('takes the first block of code, and no later one', () => {
  expect(readExample('# Gift\n\n```tsx\none\n```\n\n```tsx\ntwo\n```\n', 'gift')).toBe('one\n')
})

it('refuses a README without one, and one that is no longer short', () => {
  expect(() => readExample('# Gift\n\n```css\n.a {}\n```\n', 'gift')).toThrow('gift has no example')
  expect(() => readExample(`\`\`\`ts\n${'line\n'.repeat(16)}\`\`\`\n`, 'gift')).toThrow('16 lines')
})

it.each(publishedPackages(root).map(({ folder }) => folder))(
  'finds a short one in the README of %s',
  (folder) => {
    const readme = readFileSync(join(root, 'packages', folder, 'README.md'), 'utf8')
    expect(readExample(readme, folder)).not.toBe('')
  },
)
