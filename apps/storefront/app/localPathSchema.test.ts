import { expect, it } from 'vitest'
import { removeLocalePrefix, toLocalizedPath } from './localPathSchema.ts'

it.each([
  ['/', '/hi'],
  ['/?utm_source=mail', '/hi?utm_source=mail'],
  ['/#reviews', '/hi#reviews'],
  ['/cart', '/hi/cart'],
  ['/p/flower/red-roses-bouquet?x=1#delivery', '/hi/p/flower/red-roses-bouquet?x=1#delivery'],
  ['/currencies', '/hi/currencies'],
  ['/api/pictures/og.png', '/api/pictures/og.png'],
  ['/assets/a.js', '/assets/a.js'],
  ['/currency', '/currency'],
  ['/language/en', '/language/en'],
  ['//other.example/', '//other.example/'],
  ['https://other.example/', 'https://other.example/'],
  ['mailto:care@marigold.example', 'mailto:care@marigold.example'],
  ['#content', '#content'],
])('turns %s into %s on a Hindi page', (href, local) => {
  expect(toLocalizedPath('/hi', href)).toBe(local)
})

it.each([
  ['/hi', '/'],
  ['/hi/cart', '/cart'],
  ['/hibiscus', '/hibiscus'],
  ['/cart', '/cart'],
])('parses %s as the page %s', (path, neutral) => {
  expect(removeLocalePrefix('/hi', path)).toBe(neutral)
})
