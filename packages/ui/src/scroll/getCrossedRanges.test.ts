import fc from 'fast-check'
import { expect, it } from 'vitest'
import { getCrossedRanges } from './getCrossedRanges.ts'

const near = { from: 100, to: 150 }
const middle = { from: 1000, to: 1500 }
const far = { from: 2450, to: 2800 }
const ranges = [near, middle, far]

it.each([
  ['stays above all of them', 0, 99, []],
  ['reaches the first', 0, 100, [near]],
  ['stays within one', 120, 120, [near]],
  ['jumps past one', 0, 900, [near]],
  ['jumps past all', 0, 9000, ranges],
  ['stays between two', 151, 999, []],
  ['scrolls back up from the end', 9000, 2000, [far]],
] as const)('finds the ranges that are crossed when the page %s', (_, before, now, met) => {
  expect(getCrossedRanges(ranges, before, now)).toEqual(met)
})

const anyRange = fc.tuple(fc.nat(4000), fc.nat(600)).map(([from, length]) => ({ from, to: from + length }))
const anyWay = fc.array(fc.nat(6000), { minLength: 2, maxLength: 30 })

it('finds the same ranges when it checks less often', () => {
  fc.assert(
    fc.property(fc.array(anyRange), anyWay, fc.infiniteStream(fc.boolean()), (all, way, coin) => {
      const met = (stops: readonly number[]) =>
        new Set(stops.flatMap((now, at) => getCrossedRanges(all, stops[at - 1] ?? now, now)))
      const rising = [...way].sort((a, b) => a - b)
      const [first = 0, ...rest] = rising
      const last = rest.pop() ?? first
      const seldom = [first, ...rest.filter(() => coin.next().value), last]
      expect(met(seldom)).toEqual(met(rising))
    }),
  )
})
