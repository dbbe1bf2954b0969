import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { pointsRedemptionLimits } from '../points/index.ts'
import { createSampleRows } from './createSampleRows.ts'
import { readSampleCatalogue } from './readSampleCatalogue.ts'

const { products, categories } = createSampleRows()
const pictures = new Set(readdirSync(join(import.meta.dirname, '../../sample/pictures')))

it.each(products.map(({ slug, pictures }) => [slug, pictures] as const))(
  'has the picture of %s in every size, as WebP and as AVIF',
  (_, shown) => {
    for (const { src } of shown.flatMap(({ sizes }) => sizes)) {
      const file = src.replace('/api/pictures/', '')
      expect(pictures).toContain(file)
      expect(pictures).toContain(file.replace('.webp', '.avif'))
    }
  },
)

it('every category has products, and every product has a category and a unique position in it', () => {
  for (const { id } of categories) {
    const positions = products.filter(({ category }) => category === id).map(({ position }) => position)
    expect(positions.length).toBeGreaterThan(0)
    expect(positions).toEqual(positions.map((_, index) => index))
  }
  // Add-ons are shown with a gift and have no category page.
  const known = new Set([...categories.map(({ id }) => id), 'add-ons'])
  expect(products.filter(({ category }) => !known.has(category))).toEqual([])
})

it('the texts of the sample’s offers state the actual effects of its coupons and reward points', () => {
  const { offers = {} } = readSampleCatalogue().files
  const textOf = (key: string) => [offers[key]?.title, ...(offers[key]?.terms ?? [])].join(' ')
  const promised = { firstOrder: 'FIRST10', largerOrder: 'GIFTS5' }
  for (const [key, code] of Object.entries(promised)) {
    const coupon = createSampleRows().coupons.find((one) => one.code === code)
    if (!coupon) throw new Error(`no coupon ${code}`)
    const { percent, maxPaise, minPaise } = coupon
    for (const part of [
      code,
      `${percent}% off`,
      `up to ₹${(maxPaise ?? 0) / 100}`,
      `₹${minPaise / 100} or more`,
    ]) {
      expect(textOf(key)).toContain(part)
    }
  }
  expect(textOf('rewardPoints')).toContain(`${pointsRedemptionLimits.percentage}%`)
  expect(textOf('rewardPoints')).toContain(`₹${pointsRedemptionLimits.maxRupees}`)
})
