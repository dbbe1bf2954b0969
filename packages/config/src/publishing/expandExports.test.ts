import { expect, it } from 'vitest'
import { expandExports } from './expandExports.ts'

const target = { types: './dist/messages/*.d.ts', import: './dist/messages/*.js' }

it('adds an export for each language file, and leaves other exports unchanged', () => {
  const manifest = { name: '@store/gift', exports: { '.': './dist/index.js', './messages/*': target } }
  const files = [
    'dist/messages/hi.js',
    'dist/messages/en.js',
    'dist/messages/en.d.ts',
    'dist/messages/hi/card.js',
  ]
  expect(expandExports(manifest, files).exports).toEqual({
    '.': './dist/index.js',
    './messages/en': { types: './dist/messages/en.d.ts', import: './dist/messages/en.js' },
    './messages/hi': { types: './dist/messages/hi.d.ts', import: './dist/messages/hi.js' },
    './messages/hi/card': { types: './dist/messages/hi/card.d.ts', import: './dist/messages/hi/card.js' },
  })
})
