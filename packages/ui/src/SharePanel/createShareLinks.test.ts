import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createShareLinks } from './createShareLinks.ts'

const roses = {
  url: 'https://shop.example/p/red-roses?size=30&from=share',
  title: 'Roses & chocolates, 50% off + a card',
  image: 'https://shop.example/pictures/roses.jpg?w=1200',
}
const paramsOf = (link: string) => Object.fromEntries(new URL(link).searchParams)

it('passes the title and the URL to WhatsApp as one text', () => {
  const { whatsApp } = createShareLinks(roses)
  expect(whatsApp).toMatch(/^https:\/\/wa\.me\/\?text=Roses%20%26%20chocolates/)
  expect(paramsOf(whatsApp)).toEqual({ text: `${roses.title} ${roses.url}` })
})

it('passes the URL to Facebook', () => {
  const { facebook } = createShareLinks(roses)
  expect(facebook).toMatch(/^https:\/\/www\.facebook\.com\/sharer\/sharer\.php\?/)
  expect(paramsOf(facebook)).toEqual({ u: roses.url })
})

it('passes the URL, picture and title to Pinterest', () => {
  const { pinterest } = createShareLinks(roses)
  expect(pinterest).toMatch(/^https:\/\/www\.pinterest\.com\/pin\/create\/button\/\?/)
  expect(paramsOf(pinterest)).toEqual({ url: roses.url, media: roses.image, description: roses.title })
})

it('omits a missing picture', () => {
  expect(paramsOf(createShareLinks({ url: roses.url, title: 'Roses' }).pinterest)).not.toHaveProperty('media')
})

it('preserves every title and URL, whatever characters they contain', () => {
  const text = fc.string({ unit: 'grapheme' })
  fc.assert(
    fc.property(text, text, (url, title) => {
      const { whatsApp, facebook, pinterest } = createShareLinks({ url, title })
      expect(paramsOf(whatsApp)).toEqual({ text: `${title} ${url}` })
      expect(paramsOf(facebook)).toEqual({ u: url })
      expect(paramsOf(pinterest)).toEqual({ url, description: title })
      expect(whatsApp + facebook + pinterest).not.toMatch(/[+\s<>"]/)
    }),
  )
})

it('does not throw for half a surrogate pair', () => {
  expect(paramsOf(createShareLinks({ url: '', title: 'Roses \ud83c' }).pinterest).description).toBe(
    'Roses \ufffd',
  )
})
