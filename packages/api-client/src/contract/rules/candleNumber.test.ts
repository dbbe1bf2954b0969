import { describe, expect, it } from 'vitest'
import { candleLimits, candlePriceMultipliers, parseCandleNumber } from './candleNumber.ts'

const { digits, least, most } = candleLimits
const long = 10 ** digits

describe('candle numbers', () => {
  it('go from 1 to 100 in the new layout and have up to 3 digits in the old layout (specification 2, section 9)', () => {
    expect(candleLimits).toEqual({ digits: 3, least: 1, most: 100 })
  })

  it.each([
    ['', { fault: 'range' }],
    [`${least - 1}`, { fault: 'range' }],
    [`${least}`, { number: least }],
    [`${most}`, { number: most }],
    [`${most + 1}`, { fault: 'range' }],
    ['2a5', { number: 25 }],
  ])('are parsed in the new layout from %s to %j', (typed, read) =>
    expect(parseCandleNumber(typed, 'new')).toEqual(read),
  )

  it.each([
    ['', { fault: 'empty' }],
    ['abc', { fault: 'empty' }],
    ['0', { fault: 'empty' }],
    ['7', { number: 7 }],
    [`${long - 1}`, { number: long - 1 }],
    [`${long}`, { fault: 'long' }],
  ])('are parsed in the old layout from %s to %j', (typed, read) =>
    expect(parseCandleNumber(typed, 'old')).toEqual(read),
  )

  it('are charged per digit in the old layout, and by their value in the new one', () => {
    expect([
      candlePriceMultipliers.old(25),
      candlePriceMultipliers.old(100),
      candlePriceMultipliers.new(25),
    ]).toEqual([2, 3, 25])
  })
})
