import { apiCookies } from '@store/api/cookies'
import { sampleRows } from '@store/api/sampleRows'
import { describe, expect, it } from 'vitest'

const rows = sampleRows()
const pages = rows.shops.flatMap(({ content }) => content.pages)

const blocksOf = (path: string) =>
  pages
    .filter((page) => page.path === path)
    .flatMap(({ sections }) => sections.flatMap(({ blocks }) => blocks))

describe('the content pages of the sample', () => {
  it('list the coupons that the shop accepts, with their effects', () => {
    const told = blocksOf('/coupon-deals').flatMap((block) => (block.kind === 'codes' ? block.codes : []))
    const taken = rows.coupons.filter(({ active }) => active)
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

  it('say no text that is a placeholder', () => {
    expect(pages.length).toBeGreaterThan(15)
    expect(JSON.stringify(pages)).not.toMatch(/lorem|TODO|\.\.\./i)
  })
})
