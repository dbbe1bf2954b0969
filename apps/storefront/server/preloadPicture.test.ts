import { expect, it } from 'vitest'
import { preloadPicture } from './preloadPicture.ts'

const first =
  '<img fetchPriority="high" srcSet="/a-400.webp 400w, /a-800.webp 800w" sizes="50vw" alt="" src="/a-800.webp"/>'

it('is named with the files it may be', () => {
  expect(preloadPicture(`<img src="/mark.svg"/>${first}`)).toBe(
    '<link rel="preload" as="image" fetchpriority="high" href="/a-800.webp" imagesrcset="/a-400.webp 400w, /a-800.webp 800w" imagesizes="50vw">',
  )
})

it('is a picture, and nothing else that is as urgent', () => {
  const link = '<link fetchPriority="high" href="/l.css"/>'
  expect(preloadPicture(`${link}${first}`)).toContain('href="/a-800.webp"')
  expect(preloadPicture(link)).toBe('')
})

it('is the first of several', () => {
  const html = preloadPicture(`${first}<img fetchPriority="high" src="/b.webp"/>`)
  expect(html.match(/rel="preload"/g)).toHaveLength(1)
  expect(html).toContain('href="/a-800.webp"')
})

it('is taken at its word, dollars and signs of markup included', () => {
  expect(preloadPicture('<img fetchPriority="high" src="/$&amp;$1&quot;.webp"/>')).toContain(
    'href="/$&amp;$1&quot;.webp">',
  )
})

it.each([
  ['has none', '<img src="/mark.svg"/>'],
  [
    'has one for each width',
    '<picture><source media="(min-width: 768px)" srcSet="/w.webp"/><img fetchPriority="high" src="/p.webp"/></picture>',
  ],
])('is not named for a page that %s', (_, body) => {
  expect(preloadPicture(body)).toBe('')
})
