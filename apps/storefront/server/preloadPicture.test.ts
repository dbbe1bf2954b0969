import { expect, it } from 'vitest'
import { preloadPicture } from './preloadPicture.ts'

const head = '<head><title>Cake</title><style>p{margin:0}</style></head><body>'
const first =
  '<img fetchPriority="high" srcSet="/a-400.webp 400w, /a-800.webp 800w" sizes="50vw" alt="" src="/a-800.webp"/>'

it('is named before the styles, with the files it may be', () => {
  expect(preloadPicture(head, `<img src="/mark.svg"/>${first}`)).toContain(
    '</title><link rel="preload" as="image" fetchpriority="high" href="/a-800.webp" imagesrcset="/a-400.webp 400w, /a-800.webp 800w" imagesizes="50vw"><style>',
  )
})

it('is a picture, and nothing else that is as urgent', () => {
  const link = '<link fetchPriority="high" href="/l.css"/>'
  expect(preloadPicture(head, `${link}${first}`)).toContain('href="/a-800.webp"')
  expect(preloadPicture(head, link)).toBe(head)
})

it('is the first of several', () => {
  const html = preloadPicture(head, `${first}<img fetchPriority="high" src="/b.webp"/>`)
  expect(html.match(/rel="preload"/g)).toHaveLength(1)
  expect(html).toContain('href="/a-800.webp"')
})

it('is taken at its word, dollars and signs of markup included', () => {
  expect(preloadPicture(head, '<img fetchPriority="high" src="/$&amp;$1&quot;.webp"/>')).toContain(
    'href="/$&amp;$1&quot;.webp"><style>',
  )
})

it.each([
  ['has none', '<img src="/mark.svg"/>'],
  [
    'has one for each width',
    '<picture><source media="(min-width: 768px)" srcSet="/w.webp"/><img fetchPriority="high" src="/p.webp"/></picture>',
  ],
])('changes nothing of a page that %s', (_, body) => {
  expect(preloadPicture(head, body)).toBe(head)
})
