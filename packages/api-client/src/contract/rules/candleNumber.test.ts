import { describe, expect, it } from 'vitest'
import { candleUnits, parseCandleNumber } from './candleNumber.ts'

describe('the number of a candle', () => {
  it.each([
    ['', { fault: 'range' }],
    ['0', { fault: 'range' }],
    ['1', { number: 1 }],
    ['100', { number: 100 }],
    ['101', { fault: 'range' }],
    ['2a5', { number: 25 }],
  ])('in the new layout %s is %j', (typed, read) => expect(parseCandleNumber(typed, 'new')).toEqual(read))

  it.each([
    ['', { fault: 'empty' }],
    ['abc', { fault: 'empty' }],
    ['0', { fault: 'empty' }],
    ['7', { number: 7 }],
    ['999', { number: 999 }],
    ['1000', { fault: 'long' }],
  ])('in the old layout %s is %j', (typed, read) => expect(parseCandleNumber(typed, 'old')).toEqual(read))

  it('is paid for by its digits in the old layout, and by its worth in the new one', () => {
    expect([candleUnits.old(25), candleUnits.old(100), candleUnits.new(25)]).toEqual([2, 3, 25])
  })
})
