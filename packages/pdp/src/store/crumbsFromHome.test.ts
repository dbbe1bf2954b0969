import { expect, it } from 'vitest'
import { crumbsFromHome } from './crumbsFromHome.ts'

const home = { text: 'Home', href: '/' }
const flowers = { text: 'Flowers', href: '/flowers' }

it('prepends the home page', () => {
  expect(crumbsFromHome([flowers], home)).toEqual([home, flowers])
  expect(crumbsFromHome([], home)).toEqual([home])
})

it('does not prepend the home page twice', () => {
  expect(crumbsFromHome([{ text: 'Marigold', href: '/' }, flowers], home)).toHaveLength(2)
})

it('links to the home page of a host under a sub-path, whether or not the API names it', () => {
  const below = { text: 'Home', href: '/shop/' }
  expect(crumbsFromHome([home, flowers], below)).toEqual([below, flowers])
  expect(crumbsFromHome([below, flowers], below)).toEqual([below, flowers])
  expect(crumbsFromHome([flowers], below)).toEqual([below, flowers])
})
