import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { publishedPackages } from '../publishing/publishedPackages.ts'
import { extractExample } from './extractExample.ts'

const root = join(import.meta.dirname, '../../../..')

it('takes the first block of code, and no later one', () => {
  expect(extractExample('# Gift\n\n```tsx\none\n```\n\n```tsx\ntwo\n```\n', 'gift')).toBe('one\n')
})

it('rejects a README without one, and one that is no longer short', () => {
  expect(() => extractExample('# Gift\n\n```css\n.a {}\n```\n', 'gift')).toThrow('gift has no example')
  expect(() => extractExample(`\`\`\`ts\n${'line\n'.repeat(16)}\`\`\`\n`, 'gift')).toThrow('16 lines')
})

it.each(publishedPackages(root).map(({ folder }) => folder))(
  'finds a short one in the README of %s',
  (folder) => {
    const readme = readFileSync(join(root, 'packages', folder, 'README.md'), 'utf8')
    expect(extractExample(readme, folder)).not.toBe('')
  },
)
