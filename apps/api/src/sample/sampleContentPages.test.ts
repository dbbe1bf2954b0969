import { describe, expect, it } from 'vitest'
import type { StoredContentPage, StoredPageBlock } from '../db/schema/shops.ts'
import { apiCookies } from '../http/apiCookies.ts'
import { localizeShop } from '../shop/localizeShop.ts'
import { createSampleRows } from './createSampleRows.ts'

const { shops, coupons, deliverySlots } = createSampleRows()
const [content] = shops.map((row) => row.content)
if (!content) throw new Error('The sample has no shop.')
const original = content.pages
const codes = ['en', ...Object.keys(content.translations)]

/** Every content page with its language and the page that it translates. */
const all = codes.flatMap((code) =>
  localizeShop(content, code).pages.map((page, index) => ({
    ...{ code, path: page.path, page },
    source: original[index] ?? page,
  })),
)

const find = (language: string, wanted: string) =>
  all.find(({ code, path }) => code === language && path === wanted)?.page

const blocksOf = (page: StoredContentPage | undefined): readonly StoredPageBlock[] =>
  page?.sections.flatMap(({ blocks }) => blocks) ?? []

const linksOf = (page: StoredContentPage) =>
  blocksOf(page).flatMap((block) =>
    block.kind === 'links' ? block.links.map(({ href, isCategory = false }) => ({ href, isCategory })) : [],
  )

const shapeOf = ({ sections }: StoredContentPage) =>
  sections.map(({ heading, blocks }) => [
    heading !== undefined,
    ...blocks.map((block) => [
      block.kind,
      ...Object.values(block).map((value) => Array.isArray(value) && value.length),
    ]),
  ])

/** Amounts, times and dates of a page, which are the same in every language. */
const figuresOf = ({ path: _path, ...texts }: StoredContentPage) =>
  [...JSON.stringify(texts).matchAll(/\d+(?:[,:.]\d+)*/g)].map(([figure]) => figure).sort()

describe('the content pages of the sample', () => {
  it('are in more than one language', () => {
    expect(codes.length).toBeGreaterThan(1)
    expect(original.length).toBeGreaterThan(15)
  })

  it.each(codes)('list in %s the coupons that the shop accepts, with their effects', (code) => {
    const listed = blocksOf(find(code, '/coupon-deals')).flatMap((block) =>
      block.kind === 'codes' ? block.codes : [],
    )
    const accepted = coupons.filter(({ active }) => active)
    expect(listed.map((coupon) => coupon.code).sort()).toEqual(accepted.map((coupon) => coupon.code).sort())
    for (const { code, percent, maxPaise, minPaise } of accepted) {
      const text = listed.find((one) => one.code === code)?.text
      for (const effect of [`${percent}%`, `₹${(maxPaise ?? 0) / 100}`, `₹${minPaise / 100}`])
        expect(text).toContain(effect)
    }
  })

  it.each(codes)('state in %s the delivery slots of the shop and their cut-off', (code) => {
    const faq = JSON.stringify(find(code, '/faq'))
    for (const { cost } of deliverySlots.filter(({ cost }) => cost > 0))
      expect(faq).toContain(`₹${cost / 100}`)
    const evening = deliverySlots.filter(({ endHour }) => endHour === 22)
    expect(evening).toHaveLength(1)
    for (const { cutoffHour } of evening) expect(faq).toContain(`${cutoffHour}:00`)
    const hours = JSON.stringify(find(code, '/sell-with-us'))
    for (const { startHour, endHour } of deliverySlots.filter(({ cost }) => cost === 0)) {
      expect(hours).toContain(`${startHour}:00`)
      expect(hours).toContain(`${endHour}:00`)
    }
  })

  it.each(codes)('name in %s every cookie that the API sets', (code) => {
    const named = blocksOf(find(code, '/privacy-page'))
      .flatMap((block) => (block.kind === 'facts' ? block.rows : []))
      .flatMap(([names]) => names.split(', '))
    for (const { name } of Object.values(apiCookies)) expect(named).toContain(name)
  })

  it.each(all)('contain no placeholder text: $code $path', ({ page }) => {
    expect(page.lead.length).toBeLessThanOrEqual(200)
    expect(JSON.stringify(page)).not.toMatch(/lorem|TODO|\.\.\./i)
  })

  it.each(all)(
    'have the same sections, links and numbers as in the original language: $code $path',
    ({ page, source }) => {
      expect(shapeOf(page)).toEqual(shapeOf(source))
      expect(linksOf(page)).toEqual(linksOf(source))
      expect(page.parent?.href).toBe(source.parent?.href)
      expect(figuresOf(page)).toEqual(figuresOf(source))
    },
  )

  it.each(all.filter(({ code }) => code !== 'en'))('are translated: $code $path', ({ page, source }) => {
    expect(page.lead).not.toBe(source.lead)
  })
})
