import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculatePercentOff, formatExactPrice, formatPrice, getStruckListPrice, inr } from './formatPrice.ts'
import { paise } from './paise.ts'

describe('price formatting', () => {
  it.each([
    [0, '₹0'],
    [89900, '₹899'],
    [123456700, '₹12,34,567'],
    [100000, '₹1,000'],
    [99950, '₹1,000'],
    [-4900, '−₹49'],
  ])('formats %i paise as %s', (amount, text) => {
    expect(formatPrice(paise(amount))).toBe(text)
  })

  it('shows two decimals for a currency whose exchange rate is not 1', () => {
    expect(formatPrice(paise(89900), { code: 'USD', symbol: '$', rate: 0.012 })).toBe('$10.79')
    expect(formatPrice(paise(1e9), { code: 'USD', symbol: '$', rate: 0.012 })).toBe('$120,000.00')
  })

  it.each([
    [11_864_407, '₹1,18,644.07'],
    [-150, '-₹1.50'],
    [0, '₹0.00'],
  ])('formats %i paise to the paisa as %s', (amount, text) => {
    expect(formatExactPrice(paise(amount))).toBe(text)
  })

  it('groups the digits of other currencies by three', () => {
    expect(formatPrice(paise(123_456_789_00), { code: 'XTS', symbol: '¤', rate: 1 })).toBe('¤123,456,789')
  })

  it('formats a price for a locale', () => {
    const dollar = { code: 'USD', symbol: '$', rate: 0.012 }
    expect(formatPrice(paise(123456700), inr, 'hi-IN')).toBe('₹12,34,567')
    expect(formatPrice(paise(123456700), inr, 'en-US')).toBe('₹1,234,567')
    expect(formatPrice(paise(1e9), dollar, 'de-DE').replaceAll(/\s/g, ' ')).toBe('120.000,00 $')
  })

  it('groups the digits of rupees as Intl.NumberFormat does for India', () => {
    const platform = new Intl.NumberFormat('en-IN')
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e10 }), (whole) => {
        expect(formatPrice(paise(whole * 100))).toBe(`₹${platform.format(whole)}`)
      }),
    )
  })

  it('calculates a percentage off only when the list price is above the sell price', () => {
    expect(calculatePercentOff(paise(75000), paise(100000))).toBe(25)
    expect(calculatePercentOff(paise(100000), paise(100000))).toBe(0)
    expect(calculatePercentOff(paise(100000), paise(75000))).toBe(0)
  })

  it.each([
    [66600, 100000, 33],
    [66500, 100000, 34],
    [99900, 100000, 0],
  ])('rounds the percentage that %i is below %i to the nearest whole number, %i', (sell, list, percent) => {
    expect(calculatePercentOff(paise(sell), paise(list))).toBe(percent)
  })

  it('strikes the list price through only when it is above the sell price', () => {
    expect(getStruckListPrice(paise(75000), paise(100000))).toBe(100000)
    expect(getStruckListPrice(paise(100000), paise(100000))).toBeUndefined()
    expect(getStruckListPrice(paise(100000), paise(75000))).toBeUndefined()
  })
})
