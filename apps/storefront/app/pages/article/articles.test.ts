import { apiCookies } from '@store/api/cookies'
import { sampleRows } from '@store/api/sampleRows'
import { describe, expect, it } from 'vitest'
import type { ArticleBlock } from '../../Article.ts'
import { articles } from './articles.ts'

const blocksOf = (path: string): readonly ArticleBlock[] =>
  articles[path]?.sections.flatMap(({ blocks }) => blocks) ?? []

describe('the content pages', () => {
  it('list the coupons that the shop accepts, with their effects', () => {
    const told = blocksOf('/coupon-deals').flatMap((block) => (block.kind === 'codes' ? block.codes : []))
    const taken = sampleRows().coupons.filter(({ active }) => active)
    expect(told.map(({ code }) => code).sort()).toEqual(taken.map(({ code }) => code).sort())
    for (const { code, percent, maxPaise, minPaise } of taken) {
      const text = told.find((one) => one.code === code)?.text
      for (const said of [`${percent}%`, `₹${(maxPaise ?? 0) / 100}`, `₹${minPaise / 100}`]) {
        expect(text).toContain(said)
      }
    }
  })

  it('name every cookie that the API sets', () => {
    const named = blocksOf('/privacy-page')
      .flatMap((block) => (block.kind === 'facts' ? block.rows : []))
      .flatMap(([names]) => names.split(', '))
    for (const { name } of Object.values(apiCookies)) expect(named).toContain(name)
  })

  it.each(Object.entries(articles))(
    'include a title, a lead for search engines and content for %s',
    (_, article) => {
      expect(article.title.length).toBeGreaterThan(2)
      expect(article.lead.length).toBeLessThanOrEqual(200)
      expect(article.sections.length).toBeGreaterThan(0)
      expect(JSON.stringify(article)).not.toMatch(/lorem|TODO|\.\.\./i)
    },
  )
})
