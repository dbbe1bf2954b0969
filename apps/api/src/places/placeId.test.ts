import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatPlaceId, parsePlaceId, toLocalitySlug } from './placeId.ts'

const name = fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+){0,3}$/)
const pincode = fc.stringMatching(/^[1-9]\d{5}$/)
const place = fc.oneof(
  fc.record({ kind: fc.constant('city' as const), cityId: name }),
  fc.record({ kind: fc.constant('pincode' as const), pincode }),
  fc.record({ kind: fc.constant('locality' as const), pincode, slug: name }),
  fc.record({
    kind: fc.constant('worldCity' as const),
    country: fc.constantFrom('us', 'gb', 'ae'),
    cityId: name,
  }),
)

describe('a place id', () => {
  it.each([
    ['in:city:bengaluru', { kind: 'city', cityId: 'bengaluru' }],
    ['in:pin:560034', { kind: 'pincode', pincode: '560034' }],
    ['in:loc:560034:koramangala', { kind: 'locality', pincode: '560034', slug: 'koramangala' }],
    ['gb:city:gb-london', { kind: 'worldCity', country: 'gb', cityId: 'gb-london' }],
  ] as const)('%s is the id of %j', (id, named) => {
    expect(formatPlaceId(named)).toBe(id)
    expect(parsePlaceId(id)).toEqual(named)
  })

  it('parses back to the same place', () => {
    fc.assert(
      fc.property(place, (named) => {
        expect(parsePlaceId(formatPlaceId(named))).toEqual(named)
      }),
    )
  })

  it('is invalid, or stays the same after it is parsed and formatted again', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .array(fc.constantFrom('in', 'us', 'city', 'pin', 'loc', '560034', 'x', '', ':'), { maxLength: 6 })
        .map((parts) => parts.join(':')),
    )
    fc.assert(
      fc.property(text, (id) => {
        const named = parsePlaceId(id)
        if (named) expect(formatPlaceId(named)).toBe(id)
      }),
    )
  })

  it.each([
    '',
    'in',
    'in:city',
    'in:city:',
    'in:pin:56003',
    'in:loc:560034',
    'in:loc:560034:',
    'us:pin:560034',
    'in:city:a:b',
    'xyz:city:a',
  ])('is not valid as %j', (id) => {
    expect(parsePlaceId(id)).toBeUndefined()
  })

  it('contains the locality in normalized form', () => {
    expect(toLocalitySlug('Banjara  Hills')).toBe('banjara-hills')
  })
})
