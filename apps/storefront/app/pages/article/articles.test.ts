import { apiCookies } from '@store/api/cookies'
import { sampleRows } from '@store/api/sampleRows'
import { describe, expect, it } from 'vitest'
import type { Article, ArticleBlock } from '../../Article.ts'
import { articles } from './articles.ts'

const files = import.meta.glob<Readonly<Record<string, Article>>>('../../messages/*/articles/*.ts', {
  eager: true,
})

/** Every article with its language and the name of its file. */
const all = Object.entries(files).flatMap(([path, file]) => {
  const [, code = '', name = ''] = /messages\/(\w+)\/articles\/(\w+)\.ts$/.exec(path) ?? []
  const article = file[name]
  return article ? [{ code, name, article }] : []
})

const codes = [...new Set(all.map(({ code }) => code))]

const find = (language: string, file: string) =>
  all.find(({ code, name }) => code === language && name === file)?.article

const blocksOf = (article: Article | undefined): readonly ArticleBlock[] =>
  article?.sections.flatMap(({ blocks }) => blocks) ?? []

const linksOf = (article: Article | undefined) =>
  blocksOf(article).flatMap((block) =>
    block.kind === 'links' ? block.links.map(({ href, isCategory = false }) => ({ href, isCategory })) : [],
  )

const shapeOf = (article: Article | undefined) =>
  article?.sections.map(({ heading, blocks }) => [
    heading !== undefined,
    ...blocks.map((block) => [
      block.kind,
      ...Object.values(block).map((value) => Array.isArray(value) && value.length),
    ]),
  ])

/** Amounts, times and dates of an article, which are facts: they are the same in every language. */
const figuresOf = (article: Article | undefined) =>
  [...JSON.stringify(article).matchAll(/\d+(?:[,:.]\d+)*/g)].map(([figure]) => figure).sort()

describe('the content pages', () => {
  it('are found in more than one language', () => {
    expect(codes.length).toBeGreaterThan(1)
    expect(all).toHaveLength(codes.length * Object.keys(articles).length)
  })

  it.each(codes)('list in %s the coupons that the shop accepts, with their effects', (code) => {
    const listed = blocksOf(find(code, 'couponDeals')).flatMap((block) =>
      block.kind === 'codes' ? block.codes : [],
    )
    const accepted = sampleRows().coupons.filter(({ active }) => active)
    expect(listed.map((coupon) => coupon.code).sort()).toEqual(accepted.map((coupon) => coupon.code).sort())
    for (const { code, percent, maxPaise, minPaise } of accepted) {
      const text = listed.find((one) => one.code === code)?.text
      for (const effect of [`${percent}%`, `₹${(maxPaise ?? 0) / 100}`, `₹${minPaise / 100}`]) {
        expect(text).toContain(effect)
      }
    }
  })

  it.each(codes)('state in %s the delivery slots of the sample shop and their cut-off', (code) => {
    const { deliverySlots } = sampleRows()
    const text = JSON.stringify(find(code, 'faq'))
    for (const { cost } of deliverySlots.filter(({ cost }) => cost > 0))
      expect(text).toContain(`₹${cost / 100}`)
    const evening = deliverySlots.filter(({ endHour }) => endHour === 22)
    for (const { cutoffHour } of evening) expect(text).toContain(`${cutoffHour}:00`)
    expect(evening).toHaveLength(1)
    const hours = JSON.stringify(find(code, 'sellWithUs'))
    for (const { startHour, endHour } of deliverySlots.filter(({ cost }) => cost === 0)) {
      expect(hours).toContain(`${startHour}:00`)
      expect(hours).toContain(`${endHour}:00`)
    }
  })

  it.each(codes)('name in %s every cookie that the API sets', (code) => {
    const named = blocksOf(find(code, 'privacy'))
      .flatMap((block) => (block.kind === 'facts' ? block.rows : []))
      .flatMap(([names]) => names.split(', '))
    for (const { name } of Object.values(apiCookies)) expect(named).toContain(name)
  })

  it.each(all)('include a title, a lead for search engines and content: $code/$name', ({ article }) => {
    expect(article.title.length).toBeGreaterThan(2)
    expect(article.lead.length).toBeLessThanOrEqual(200)
    expect(article.sections.length).toBeGreaterThan(0)
    expect(JSON.stringify(article)).not.toMatch(/lorem|TODO|\.\.\./i)
  })

  it.each(all)(
    'have the parts, links and figures of the English article: $code/$name',
    ({ name, article }) => {
      const english = find('en', name)
      expect(shapeOf(article)).toEqual(shapeOf(english))
      expect(linksOf(article)).toEqual(linksOf(english))
      expect(article.parent?.href).toBe(english?.parent?.href)
      expect(figuresOf(article)).toEqual(figuresOf(english))
    },
  )
})
