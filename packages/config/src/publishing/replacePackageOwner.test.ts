import { expect, it } from 'vitest'
import { replacePackageOwner } from './replacePackageOwner.ts'

const replace = (text: string) => replacePackageOwner(text, { scope: '@acme', repository: 'acme/gifts' })

it.each([
  ["import { Button } from '@store/ui'", "import { Button } from '@acme/ui'"],
  ['"@store/source": "./src/index.ts"', '"@acme/source": "./src/index.ts"'],
  ['noExternal: [/^@store\\//]', 'noExternal: [/^@acme\\//]'],
  ['node_modules/@store/api/dist/server.js', 'node_modules/@acme/api/dist/server.js'],
  ['"fixed": [["@store/*"]]', '"fixed": [["@acme/*"]]'],
  ['https://github.com/OWNER/marigold-storefront-kit/issues', 'https://github.com/acme/gifts/issues'],
])('replaces the owner in %s', (text, expected) => {
  expect(replace(text)).toBe(expected)
})

it.each(["'corporate@store.test'", "tag: '@storefront'", 'mail@store/inbox'])(
  'leaves the text %s unchanged',
  (text) => {
    expect(replace(text)).toBe(text)
  },
)

it('removes the notice that the packages are not published', () => {
  const text = '# @store/ui\n\n> **Not yet published on npm.** The scope\n> is not ours.\n\nComponents.\n'
  expect(replace(text)).toBe('# @acme/ui\n\nComponents.\n')
})
