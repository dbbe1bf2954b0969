import { describe, expect, it } from 'vitest'
import { expectValue } from './expectValue.ts'

const differenceOf = (compare: () => void): string | undefined => {
  try {
    compare()
    return undefined
  } catch (cause) {
    return String(cause)
  }
}

describe('expectValue', () => {
  it.each([
    [{ a: 1, b: undefined }, { a: 1 }],
    [[{ a: [1] }], [{ a: [1] }]],
    [undefined, undefined],
    [Number.NaN, Number.NaN],
  ])('accepts %j as equal to %j', (actual, expected) => {
    expect(differenceOf(() => expectValue(actual).toEqual(expected))).toBeUndefined()
  })

  it.each([
    [{ a: { b: [1, 2] } }, { a: { b: [1, 3] } }, 'value.a.b.1 is 2, expected 3'],
    [{ a: 1, b: 2 }, { a: 1 }, 'value.b is 2, expected undefined'],
    [[1], [1, 2], 'value is [1], expected [1,2]'],
    [[], {}, 'value is [], expected {}'],
    [null, {}, 'value is null, expected {}'],
  ])('reports the first difference between %j and %j', (actual, expected, difference) => {
    expect(differenceOf(() => expectValue(actual).toEqual(expected))).toBe(`Error: ${difference}`)
  })

  it('ignores unexpected properties of objects in a partial comparison, but compares lists completely', () => {
    expect(differenceOf(() => expectValue({ a: 1, b: 2 }).toMatchObject({ a: 1 }))).toBeUndefined()
    expect(differenceOf(() => expectValue([{ a: 1, b: 2 }]).toMatchObject([{ a: 1 }]))).toBeUndefined()
    expect(differenceOf(() => expectValue([1, 2]).toMatchObject([1]))).toContain('expected [1]')
    expect(differenceOf(() => expectValue({ a: 1 }).toMatchObject({ b: 1 }))).toContain(
      'value.b is undefined',
    )
  })
})
