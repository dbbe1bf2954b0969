import { expect, it } from 'vitest'
import type { Head } from '../../app/Head.ts'
import { englishBuild } from '../tests/englishBuild.ts'
import { renderDocument } from './renderDocument.ts'
import type { SerializedPageData } from './serializePageData.ts'

const assets = { css: '', entry: '/assets/entry.js', preload: [], inlined: [], fonts: [], page: '/page.js' }
const written: SerializedPageData = {
  page: { name: 'notFound', data: {} },
  context: { isDemo: false, currencies: [], currency: 'INR' },
  script: '/page.js',
}
const inEnglish = {
  ...{ language: englishBuild.language, messages: englishBuild.htmlDocumentMessages },
  alternates: [{ code: 'en', href: 'http://store.test/flowers' }],
}
const headOf = (head: Omit<Head, 'title'>) =>
  renderDocument(
    { title: 'Flowers', ...head },
    assets,
    written,
    `http://store.test/flowers${head.search ?? ''}`,
    inEnglish,
  ).open

it('writes the canonical URL of a page, and the links to the previous and next page', () => {
  const open = headOf({ search: '?page=2', adjacentPages: { previous: '', next: '?page=3' } })
  expect(open).toContain('<link rel="canonical" href="http://store.test/flowers?page=2">')
  expect(open).toContain('<link rel="prev" href="http://store.test/flowers">')
  expect(open).toContain('<link rel="next" href="http://store.test/flowers?page=3">')
  expect(open).not.toContain('noindex')
})

it('marks a filtered page as noindex, with the unfiltered page as canonical URL', () => {
  const open = headOf({ noIndex: true, search: '', adjacentPages: { next: '?colour=red&page=2' } })
  expect(open).toContain('<meta name="robots" content="noindex,follow">')
  expect(open).toContain('<link rel="canonical" href="http://store.test/flowers">')
  expect(open).toContain('<link rel="next" href="http://store.test/flowers?colour=red&amp;page=2">')
})

it('writes the canonical URL of a noindex page that defines one', () => {
  const open = headOf({ noIndex: true, isCanonical: true })
  expect(open).toContain('noindex,nofollow')
  expect(open).toContain('<link rel="canonical" href="http://store.test/flowers">')
})

it('writes no canonical URL for a private page, and marks it as noindex', () => {
  const open = headOf({ noIndex: true })
  expect(open).toContain('noindex,nofollow')
  expect(open).not.toContain('canonical')
})

it('informs visitors without JavaScript that buttons require it', () => {
  const { styled } = renderDocument(
    { title: 'Flowers' },
    assets,
    written,
    'http://store.test/flowers',
    inEnglish,
  )
  expect(String(styled)).toMatch(
    /<body><noscript>.*please turn it on to add gifts to your cart.*<\/noscript><div id="root">/,
  )
})
