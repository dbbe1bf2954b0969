import { expect, it } from 'vitest'
import { crumbsFromHome } from './crumbsFromHome.ts'

const home = { text: 'Home', href: '/' }
const flowers = { text: 'Flowers', href: '/flowers' }

it('begins the way at the root of the shop', () => {
  expect(crumbsFromHome([flowers], home)).toEqual([home, flowers])
  expect(crumbsFromHome([], home)).toEqual([home])
})

it('does not begin twice', () => {
  expect(crumbsFromHome([{ text: 'Marigold', href: '/' }, flowers], home)).toHaveLength(2)
})
