import { describe, expect, it } from 'vitest'
import { candleUnits, parseCandleNumber } from './candleNumber.ts'

describe('candle numbers', () => {
  it.each([
    ['', { fault: 'range' }],
    ['0', { fault: 'range' }],
    ['1', { number: 1 }],
    ['100', { number: 100 }],
    ['101', { fault: 'range' }],
    ['2a5', { number: 25 }],
  ])('in the new layout parse %s as %j', (typed, read) =>
    expect(parseCandleNumber(typed, 'new')).toEqual(read),
  )

  it.each([
    ['', { fault: 'empty' }],
    ['abc', { fault: 'empty' }],
    ['0', { fault: 'empty' }],
    ['7', { number: 7 }],
    ['999', { number: 999 }],
    ['1000', { fault: 'long' }],
  ])('in the old layout parse %s as %j', (typed, read) =>
    expect(parseCandleNumber(typed, 'old')).toEqual(read),
  )

  it('are charged by digits in the old layout, and by value in the new one', () => {
    expect([candleUnits.old(25), candleUnits.old(100), candleUnits.new(25)]).toEqual([2, 3, 25])
  })
})
