import { expect, it } from 'vitest'
import { toBreadcrumbsFromHome } from './toBreadcrumbsFromHome.ts'

const home = { text: 'Home', href: '/' }
const flowers = { text: 'Flowers', href: '/flowers' }

it('prepends the home page', () => {
  expect(toBreadcrumbsFromHome([flowers], home)).toEqual([home, flowers])
  expect(toBreadcrumbsFromHome([], home)).toEqual([home])
})

it('does not prepend the home page twice', () => {
  expect(toBreadcrumbsFromHome([{ text: 'Marigold', href: '/' }, flowers], home)).toHaveLength(2)
})

it('links to the home page of a host under a sub-path, whether or not the API names it', () => {
  const below = { text: 'Home', href: '/shop/' }
  expect(toBreadcrumbsFromHome([home, flowers], below)).toEqual([below, flowers])
  expect(toBreadcrumbsFromHome([below, flowers], below)).toEqual([below, flowers])
  expect(toBreadcrumbsFromHome([flowers], below)).toEqual([below, flowers])
})
