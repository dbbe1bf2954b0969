import { expect, it } from 'vitest'
import { getTokenGroup, removeTokenPrefix } from './getTokenGroup.ts'

it.each([
  ['--store-color-ink', 'Colours'],
  ['--store-font-body', 'Type'],
  ['--store-leading', 'Type'],
  ['--store-text-2xl', 'Type'],
  ['--store-gutter', 'Space'],
  ['--store-space-section', 'Space'],
  ['--store-shadow-card', 'Shape'],
  ['--store-motion', 'Motion'],
  ['--store-travel', 'Motion'],
  ['--store-size-bar', 'Measures'],
  ['--store-layer-toast', 'Measures'],
  ['--store-something-new', 'Measures'],
] as const)('puts %s into the group %s', (name, group) => {
  expect(getTokenGroup(name)).toBe(group)
})

it('removes only the prefix that all tokens share', () => {
  expect(removeTokenPrefix('--store-color-store-front')).toBe('color-store-front')
})
