import { expect, it } from 'vitest'
import { createPicturePreloadLink } from './createPicturePreloadLink.ts'

const first =
  '<img fetchPriority="high" srcSet="/a-400.webp 400w, /a-800.webp 800w" sizes="50vw" alt="" src="/a-800.webp"/>'

it('lists the candidate files of the image in the preload link', () => {
  expect(createPicturePreloadLink(`<img src="/mark.svg"/>${first}`)).toBe(
    '<link rel="preload" as="image" fetchpriority="high" href="/a-800.webp" imagesrcset="/a-400.webp 400w, /a-800.webp 800w" imagesizes="50vw">',
  )
})

it('preloads an image, and no other high-priority element', () => {
  const link = '<link fetchPriority="high" href="/l.css"/>'
  expect(createPicturePreloadLink(`${link}${first}`)).toContain('href="/a-800.webp"')
  expect(createPicturePreloadLink(link)).toBe('')
})

it('preloads the first of several images', () => {
  const html = createPicturePreloadLink(`${first}<img fetchPriority="high" src="/b.webp"/>`)
  expect(html.match(/rel="preload"/g)).toHaveLength(1)
  expect(html).toContain('href="/a-800.webp"')
})

it('copies attributes verbatim, dollars and markup characters included', () => {
  expect(createPicturePreloadLink('<img fetchPriority="high" src="/$&amp;$1&quot;.webp"/>')).toContain(
    'href="/$&amp;$1&quot;.webp">',
  )
})

it.each([
  ['has no picture', '<img src="/mark.svg"/>'],
  [
    'has one picture for each width',
    '<picture><source media="(min-width: 768px)" srcSet="/w.webp"/><img fetchPriority="high" src="/p.webp"/></picture>',
  ],
])('preloads nothing on a page that %s', (_, body) => {
  expect(createPicturePreloadLink(body)).toBe('')
})
