import { expect, it } from 'vitest'
import { isSamePlace } from './isSamePlace.ts'

const now = { country: 356, city: 'Bengaluru', pincode: '560034', areaId: 'koramangala' }

it.each([
  [now, true],
  [{ ...now, areaId: undefined }, true],
  [{ ...now, areaId: 'ejipura' }, false],
  [{ ...now, country: 826 }, false],
  [{ ...now, city: 'Pune' }, false],
  [{ ...now, pincode: '560001' }, false],
  [{ ...now, pincode: undefined }, false],
])('compares the country, city, pincode and a found area: %j', (found, isSame) => {
  expect(isSamePlace(now, found)).toBe(isSame)
})
